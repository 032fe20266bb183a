<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>App</name>
    <message>
        <source>Details are in {path}</source>
        <translation>详情见 {path}</translation>
    </message>
    <message>
        <source>Sheng Ji</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>Some preferences could not be read and are as usual again: {what}. The old file was kept: {path}</source>
        <translation>有些设置读不出来，已恢复为默认：{what}。旧文件保留在：{path}</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your match is saved; you can try to go on.</source>
        <translation>程序出了错。比赛已经存盘，可以试着继续。</translation>
    </message>
    <message>
        <source>Your preferences could not be read, so the usual ones hold. The old file was kept: {path}</source>
        <translation>设置文件读不出来，已改用通常设置。原文件保留在：{path}</translation>
    </message>
</context>
<context>
    <name>CardCounter</name>
    <message>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Fold the card counter, or open it</source>
        <translation>收起或展开记牌器</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Still out: {n}</source>
        <translation>外面还有 {n} 张</translation>
    </message>
    <message>
        <source>{name} has no {classes}</source>
        <translation>{name}没有{classes}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>2 × {card}</source>
        <translation>两张{card}</translation>
    </message>
    <message>
        <source>3 × {card}</source>
        <translation>三张{card}</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>无主</translation>
    </message>
    <message>
        <source>No trump, black</source>
        <translation>黑无主</translation>
    </message>
    <message>
        <source>No trump, red</source>
        <translation>红无主</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Play {structure}</source>
        <translation>出{structure}</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>button: lead several components</comment>
        <translation>甩牌</translation>
    </message>
    <message>
        <source>Titanic</source>
        <translation>泰坦尼克</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>bulldozer</source>
        <translation>推土机</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>small joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>tractor</source>
        <translation>拖拉机</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>主牌</translation>
    </message>
    <message>
        <source>{n} × {structure}</source>
        <translation>{n} × {structure}</translation>
    </message>
    <message>
        <source>{n}-pair tractor</source>
        <translation>{n} 连拖拉机</translation>
    </message>
    <message>
        <source>{n}-triple Titanic</source>
        <translation>{n} 连泰坦尼克</translation>
    </message>
    <message>
        <source>{n}-triple bulldozer</source>
        <translation>{n} 连推土机</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>梅花{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>方块{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>红桃{rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>黑桃{rank}</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>常用语</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>对同桌说话</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>说点什么……</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>聊天记录</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bid {cards}</source>
        <translation>亮{cards}</translation>
    </message>
    <message>
        <source>Bury {n} / {wanted}</source>
        <translation>扣底 {n} / {wanted}</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>请选牌</translation>
    </message>
    <message>
        <source>Choose {n} more</source>
        <translation>再选 {n} 张</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>打完本局</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一圈</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>无主</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>出{cards}</translation>
    </message>
    <message>
        <source>Required cards</source>
        <translation>选中必出的牌</translation>
    </message>
    <message>
        <source>Throw all the same</source>
        <translation>仍然甩牌</translation>
    </message>
</context>
<context>
    <name>CodeBox</name>
    <message>
        <source>A deal code stands for the cards, the rules and the levels of one deal.</source>
        <translation>牌局代码代表一局牌的牌、规则和级数。</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>牌局代码</translation>
    </message>
    <message>
        <source>Paste or type the code here</source>
        <translation>在此粘贴或输入代码</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>打这一局</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n 级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bottom: %n card(s)</source>
        <translation>
            <numerusform>底牌 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Director</name>
    <message>
        <source>Nobody bid</source>
        <translation>无人叫主</translation>
    </message>
    <message>
        <source>Nobody bid: the bottom decides</source>
        <translation>无人叫主，翻底牌定主</translation>
    </message>
    <message>
        <source>The bottom is turned up</source>
        <translation>翻开底牌</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt again.</source>
        <translation>重新洗牌、发牌。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>不叫</translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <source>Drag cards to grid points; wheel: layer; click top cards in the order of turning</source>
        <translation>拖动牌到格点上；滚轮换层；依次点最上层的牌排翻牌顺序</translation>
    </message>
    <message>
        <source>Keys: Shift+arrows choose, arrows move, Page up and down: layer, Space: number</source>
        <translation>键盘：Shift+方向键选牌，方向键移动，翻页键换层，空格编号</translation>
    </message>
    <message>
        <source>Layout of ten cards</source>
        <translation>十张牌的摆法</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>A complete tie: {name} stays declarer.</source>
        <translation>两个闲家完全打平，{name}不下台。</translation>
    </message>
    <message>
        <source>All cards are dealt. Last bids, starting with {name}.</source>
        <translation>发牌结束，从{name}开始最后一轮亮主。</translation>
    </message>
    <message>
        <source>All cards are drawn. Last bids, starting with {name}.</source>
        <translation>抓牌结束，从{name}开始最后问一遍叫不叫。</translation>
    </message>
    <message>
        <source>All deals are played. The match is a draw.</source>
        <translation>全部打完，双方打平。</translation>
    </message>
    <message>
        <source>All deals are played. {side} won the match.</source>
        <translation>全部打完，{side}获胜。</translation>
    </message>
    <message>
        <source>Big shut-out for {name}: {levels}.</source>
        <translation>{name}打出大光头，升 {levels}。</translation>
    </message>
    <message>
        <source>Both hands of the declarer have cards left: the pairs {first}, {second}.</source>
        <translation>庄家两手都有剩牌：两组各记 {first}、{second} 分。</translation>
    </message>
    <message>
        <source>Cumulative points may be paid for a level.</source>
        <translation>可以动用累计分，强行升一级。</translation>
    </message>
    <message>
        <source>Cumulative points may be paid for the next declarership.</source>
        <translation>可以清空累计分，下一局强行当庄。</translation>
    </message>
    <message>
        <source>Cumulative points may be paid to block a rise of the leader.</source>
        <translation>可以动用累计分，阻止等级最高者升级。</translation>
    </message>
    <message>
        <source>Deal {number} is over: the attackers have {points}. {result}</source>
        <translation>第 {number} 局结束：闲家 {points}。{result}</translation>
    </message>
    <message>
        <source>Deal {number} is over: {scores}. {result}</source>
        <translation>第 {number} 局结束：{scores}。{result}</translation>
    </message>
    <message>
        <source>Deal {number}: level {level}, declarer {name}.</source>
        <translation>第 {number} 局：打 {level}，{name}坐庄。</translation>
    </message>
    <message>
        <source>Deal {number}: level {level}. Nobody is declarer yet.</source>
        <translation>第 {number} 局：打 {level}，还没有庄家。</translation>
    </message>
    <message>
        <source>Failed throw of {name}: the pairs {first} and {second}.</source>
        <translation>{name}甩牌失败：两组各记 {first}、{second} 分。</translation>
    </message>
    <message>
        <source>Failed throw: {change} for the attackers, now {total}.</source>
        <translation>甩牌失败：闲家 {change} 分，现在 {total} 分。</translation>
    </message>
    <message>
        <source>Failed throw: {name} {change}, now {total}.</source>
        <translation>甩牌失败：{name} {change} 分，现在 {total} 分。</translation>
    </message>
    <message>
        <source>Left with the declarer: {cards}, {points}.</source>
        <translation>庄家剩 {cards}，{points}。</translation>
    </message>
    <message>
        <source>Next declarer: {name}.</source>
        <translation>下一局庄家：{name}。</translation>
    </message>
    <message>
        <source>Nobody bid. The bottom was turned up: {cards}.</source>
        <translation>没有人亮主，翻底牌：{cards}。</translation>
    </message>
    <message>
        <source>Nobody bid: no trump. Declarer: {name}.</source>
        <translation>无人叫牌，打无主。庄家：{name}。</translation>
    </message>
    <message>
        <source>Nobody bid: the cards are dealt again.</source>
        <translation>没有人亮主，重新发牌。</translation>
    </message>
    <message>
        <source>Overturned: {name}.</source>
        <translation>{name}被反庄。</translation>
    </message>
    <message>
        <source>Points in the attackers&apos; hands: the pairs {first} and {second}.</source>
        <translation>闲家手里的分归自己：两组各记 {first}、{second} 分。</translation>
    </message>
    <message>
        <source>The attackers took over and went up {levels}.</source>
        <translation>闲家上台，升 {levels}。</translation>
    </message>
    <message>
        <source>The attackers took over without going up.</source>
        <translation>闲家上台，不升级。</translation>
    </message>
    <message>
        <source>The bottom: {cards}, {points}.</source>
        <translation>底牌：{cards}，{points}。</translation>
    </message>
    <message>
        <source>The cards are dealt again.</source>
        <translation>重新发牌。</translation>
    </message>
    <message>
        <source>The declarer has no cards left.</source>
        <translation>庄家没有剩牌。</translation>
    </message>
    <message>
        <source>The declarers kept the deal without going up.</source>
        <translation>庄家方守住，不升级。</translation>
    </message>
    <message>
        <source>The declarers won and went up {levels}.</source>
        <translation>庄家方守住，升 {levels}。</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>地雷</translation>
    </message>
    <message>
        <source>The other top cards were turned up: {cards}.</source>
        <translation>翻明其余最上层的牌：{cards}。</translation>
    </message>
    <message>
        <source>The pairs got {first} and {second}: a big shut-out.</source>
        <translation>两组得 {first} 分和 {second} 分，大光头。</translation>
    </message>
    <message>
        <source>The pairs got {first} and {second}: overturned. {name} declares for {fee}.</source>
        <translation>两组得 {first} 分和 {second} 分，反庄成功。{name}付 {fee}当庄。</translation>
    </message>
    <message>
        <source>The pairs got {first} and {second}: the declarer holds.</source>
        <translation>两组得 {first} 分和 {second} 分，庄家守住。</translation>
    </message>
    <message>
        <source>Trump: {trump}. Declarer: {name}.</source>
        <translation>定主：{trump}。庄家：{name}。</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>翻明：{cards}。</translation>
    </message>
    <message>
        <source>a Titanic</source>
        <translation>泰坦尼克</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>a tractor</source>
        <translation>拖拉机</translation>
    </message>
    <message>
        <source>a triple</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>打过</translation>
    </message>
    <message>
        <source>single cards</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>{entered} for {left}</source>
        <translation>{entered} 换 {left}</translation>
    </message>
    <message>
        <source>{entered} for {left} (buried)</source>
        <translation>{entered} 换 {left}（扣下）</translation>
    </message>
    <message>
        <source>{entered} for {left} (to the hand)</source>
        <translation>{entered} 换 {left}（进手牌）</translation>
    </message>
    <message>
        <source>{name} bid with {cards}: {trump}.</source>
        <translation>{name}用{cards}叫牌：{trump}。</translation>
    </message>
    <message>
        <source>{name} bid {cards} – {trump}.</source>
        <translation>{name}亮主{cards}，{trump}。</translation>
    </message>
    <message>
        <source>{name} buried {cards}.</source>
        <translation>{name}扣底：{cards}。</translation>
    </message>
    <message>
        <source>{name} buried {count}.</source>
        <translation>{name}扣底，{count}。</translation>
    </message>
    <message>
        <source>{name} called {cards}: {trump}.</source>
        <translation>{name}叫主{cards}：{trump}。</translation>
    </message>
    <message>
        <source>{name} captured the bottom with a level card: {base} + {factor} × {points} = {score}.</source>
        <translation>{name}以级牌抠底：{base} + {factor} × {points} = {score} 分。</translation>
    </message>
    <message>
        <source>{name} captured the bottom with {structure}: {points} × {multiplier} = {bonus}.</source>
        <translation>{name}以{structure}抠底：{points} × {multiplier} = {bonus} 分。</translation>
    </message>
    <message>
        <source>{name} captured the bottom: {base} + {factor} × {points} = {score}.</source>
        <translation>{name}抠底：{base} + {factor} × {points} = {score} 分。</translation>
    </message>
    <message>
        <source>{name} did not bid with {cards}.</source>
        <translation>{name}不用{cards}叫牌。</translation>
    </message>
    <message>
        <source>{name} divided the cards. Front hand: {front}. Rear hand: {rear}.</source>
        <translation>{name}分牌，前手：{front}；后手：{rear}。</translation>
    </message>
    <message>
        <source>{name} divided the cards: {front} in front, {rear} in the rear.</source>
        <translation>{name}分牌：前手 {front} 张，后手 {rear} 张。</translation>
    </message>
    <message>
        <source>{name} dug the bottom with {size}: {left} left with {points} make {score}.</source>
        <translation>{name}用 {size}抠底：剩 {left}、{points}，得 {score}。</translation>
    </message>
    <message>
        <source>{name} got a card face down.</source>
        <translation>{name}摆上一张暗牌。</translation>
    </message>
    <message>
        <source>{name} got a card.</source>
        <translation>{name}摸了一张牌。</translation>
    </message>
    <message>
        <source>{name} got {cards}.</source>
        <translation>{name}摸到{cards}。</translation>
    </message>
    <message>
        <source>{name} had declined {cards}: back by as many levels.</source>
        <translation>{name}有{cards}不叫，降同样的级数。</translation>
    </message>
    <message>
        <source>{name} had declined {cards}: the two others rise by as many levels.</source>
        <translation>{name}有{cards}不叫，另外两家升同样的级数。</translation>
    </message>
    <message>
        <source>{name} has to win at level {level} now.</source>
        <translation>{name}的必打级数改为 {level}。</translation>
    </message>
    <message>
        <source>{name} held the deal without going up.</source>
        <translation>{name}守住，不升级。</translation>
    </message>
    <message>
        <source>{name} held the deal: {levels}.</source>
        <translation>{name}守住，升 {levels}。</translation>
    </message>
    <message>
        <source>{name} held the last level: complete victory.</source>
        <translation>{name}在最后一级守住，完全胜利。</translation>
    </message>
    <message>
        <source>{name} is asked next.</source>
        <translation>接着询问{name}。</translation>
    </message>
    <message>
        <source>{name} led {cards}.</source>
        <translation>{name}领出{cards}。</translation>
    </message>
    <message>
        <source>{name} left overflow of {levels} unused.</source>
        <translation>{name}溢出 {levels}，没有使用。</translation>
    </message>
    <message>
        <source>{name} paid all points to declare the next deal.</source>
        <translation>{name}清空累计分，下一局强行当庄。</translation>
    </message>
    <message>
        <source>{name} paid for a level, {left} left.</source>
        <translation>{name}付分强行升一级，还剩 {left}。</translation>
    </message>
    <message>
        <source>{name} paid to block {target}, {left} left.</source>
        <translation>{name}付分阻止{target}升级，还剩 {left}。</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name}不叫。</translation>
    </message>
    <message>
        <source>{name} played {cards}.</source>
        <translation>{name}出{cards}。</translation>
    </message>
    <message>
        <source>{name} said stop at the wrong moment.</source>
        <translation>{name}喊停喊错了时候。</translation>
    </message>
    <message>
        <source>{name} said stop: everybody has the right number of cards.</source>
        <translation>{name}喊停：每人都抓够了。</translation>
    </message>
    <message>
        <source>{name} skipped.</source>
        <translation>{name}跳过。</translation>
    </message>
    <message>
        <source>{name} swapped in {swaps}.</source>
        <translation>{name}替换明暗牌：{swaps}。</translation>
    </message>
    <message>
        <source>{name} swapped in {swaps}; displaced cards buried: {count}.</source>
        <translation>{name}替换明暗牌：{swaps}；换下的牌扣了 {count} 张。</translation>
    </message>
    <message>
        <source>{name} swapped nothing.</source>
        <translation>{name}不替换。</translation>
    </message>
    <message>
        <source>{name} took over.</source>
        <translation>{name}上台。</translation>
    </message>
    <message>
        <source>{name} took the bottom, {count}.</source>
        <translation>{name}拿起底牌，{count}。</translation>
    </message>
    <message>
        <source>{name} took the bottom: {cards}.</source>
        <translation>{name}拿起底牌：{cards}。</translation>
    </message>
    <message>
        <source>{name} tried to throw {attempted}; it was beaten, {played} was led instead.</source>
        <translation>{name}甩牌{attempted}失败，改出{played}。</translation>
    </message>
    <message>
        <source>{name} used overflow of {levels} against {victim}.</source>
        <translation>{name}用溢出的 {levels}让{victim}降级。</translation>
    </message>
    <message>
        <source>{name} won as declarer: {levels}.</source>
        <translation>{name}坐庄获胜，升 {levels}。</translation>
    </message>
    <message>
        <source>{name} won the round with {points}, {total} in all.</source>
        <translation>{name}赢了这一圈，{points}，共 {total} 分。</translation>
    </message>
    <message>
        <source>{name} won the round.</source>
        <translation>{name}赢了这一圈。</translation>
    </message>
    <message>
        <source>{name} won the trick with {points}.</source>
        <translation>{name}赢了这一圈，{points}。</translation>
    </message>
    <message>
        <source>{name} won the trick with {points}; attackers: {total}.</source>
        <translation>{name}赢了这一圈，{points}；闲家共 {total} 分。</translation>
    </message>
    <message>
        <source>{name} won the trick.</source>
        <translation>{name}赢了这一圈。</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{side} passed level {level}.</source>
        <translation>{side}打过了 {level}。</translation>
    </message>
    <message>
        <source>{side} went back from level {before} to {after}.</source>
        <translation>{side}从 {before} 退回 {after}。</translation>
    </message>
    <message>
        <source>{side} went up from level {before} to {after}.</source>
        <translation>{side}从 {before} 升到 {after}。</translation>
    </message>
    <message>
        <source>{side} won the match.</source>
        <translation>{side}赢得整场比赛。</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All games</source>
        <translation>全部玩法</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>全部对手</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>全部变体</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
</context>
<context>
    <name>FiveHands</name>
    <message>
        <source>All hands and the mine</source>
        <translation>各家的牌与地雷</translation>
    </message>
    <message>
        <source>All hands and the rear hand</source>
        <translation>各家的牌与后手</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>没有打出</translation>
    </message>
    <message>
        <source>Point at a card to see in which trick it was played</source>
        <translation>指着一张牌，看它在第几圈打出</translation>
    </message>
    <message>
        <source>Trick {number}, won by {name}</source>
        <translation>第 {number} 圈，{name}得</translation>
    </message>
</context>
<context>
    <name>FiveResult</name>
    <message>
        <source>+{points} instead of levels</source>
        <translation>折算 +{points}（未过必打级）</translation>
    </message>
    <message>
        <source>Both hands: {cards} left</source>
        <translation>两手剩 {cards}</translation>
    </message>
    <message>
        <source>Deal {number}, overturned: {name}</source>
        <translation>第 {number} 局 · {name}被反庄</translation>
    </message>
    <message>
        <source>Deal {number}: big shut-out</source>
        <translation>第 {number} 局 · 大光头</translation>
    </message>
    <message>
        <source>Deal {number}: {name} held</source>
        <translation>第 {number} 局 · {name}守住</translation>
    </message>
    <message>
        <source>Final order: {order}</source>
        <translation>最终名次：{order}</translation>
    </message>
    <message>
        <source>Level {level}, {trump}, declarer {name}. {result}</source>
        <translation>打 {level}，{trump}，{name}坐庄。{result}</translation>
    </message>
    <message>
        <source>Mine: {cards} left</source>
        <translation>地雷剩 {cards}</translation>
    </message>
    <message>
        <source>all points: the next deal</source>
        <translation>清空累计分：强行当庄</translation>
    </message>
    <message>
        <source>big shut-out: declarer +5</source>
        <translation>大光头：庄家 +5</translation>
    </message>
    <message>
        <source>big shut-out: declarer wins the match</source>
        <translation>大光头：庄家完全胜利</translation>
    </message>
    <message>
        <source>blocked by {name}</source>
        <translation>被{name}阻止升级</translation>
    </message>
    <message>
        <source>both pairs overturn: pair {pair} + total {total} is the most</source>
        <translation>两组都反庄：本组 {pair} + 个人 {total}，数他最多</translation>
    </message>
    <message>
        <source>declarer +{n} (higher pair only)</source>
        <translation>庄家 +{n}（只看分高的一组）</translation>
    </message>
    <message>
        <source>declarer +{n} for this pair</source>
        <translation>这组给庄家 +{n}</translation>
    </message>
    <message>
        <source>declarer wins the match</source>
        <translation>庄家完全胜利</translation>
    </message>
    <message>
        <source>kept by the declarer</source>
        <translation>庄家方保底</translation>
    </message>
    <message>
        <source>no gain: blocked</source>
        <translation>被阻止，不升</translation>
    </message>
    <message>
        <source>no gain: overturned</source>
        <translation>庄家被反，不升</translation>
    </message>
    <message>
        <source>overturned</source>
        <translation>反庄</translation>
    </message>
    <message>
        <source>overturned, pair +{n}</source>
        <translation>反庄，这组 +{n}</translation>
    </message>
    <message>
        <source>the other pair counts</source>
        <translation>以另一组为准</translation>
    </message>
    <message>
        <source>was not overturned and stays</source>
        <translation>没被反庄，连庄</translation>
    </message>
    <message>
        <source>{name} paid all points for it</source>
        <translation>{name}清空累计分，强行当庄</translation>
    </message>
    <message>
        <source>{name} won the match</source>
        <translation>{name}完全胜利</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}, last trick of {size}</source>
        <translation>{name}抠底，最后一圈 {size}</translation>
    </message>
    <message>
        <source>{name}: {formula}</source>
        <translation>{name}抠底：{formula}</translation>
    </message>
    <message>
        <source>{pair} overturn, equal totals: next to the mine</source>
        <translation>{pair}反庄，累计相同：挨着地雷的当庄</translation>
    </message>
    <message>
        <source>{pair} overturn; higher total: {own} to {mate}</source>
        <translation>{pair}反庄，累计高的当庄：{own} 比 {mate}</translation>
    </message>
    <message>
        <source>{words}; +1 per {step}</source>
        <translation>{words}，每 {step} 分再 +1</translation>
    </message>
    <message>
        <source>−{cost}: a level</source>
        <translation>−{cost}：强行升一级</translation>
    </message>
    <message>
        <source>−{cost}: blocked {target}</source>
        <translation>−{cost}：阻止{target}</translation>
    </message>
    <message>
        <source>−{fee} as new declarer</source>
        <translation>−{fee}：反庄当庄</translation>
    </message>
</context>
<context>
    <name>FiveSetup</name>
    <message>
        <source>Each pair by itself, the bottom score included. An unbeaten declarer adds up what both pairs give.</source>
        <translation>两组分别判，含抠底得分。没被反庄时，庄家把两组给的级数相加。</translation>
    </message>
    <message>
        <source>Five players: hidden mine</source>
        <translation>五人暗雷</translation>
    </message>
    <message>
        <source>New match: five players</source>
        <translation>新比赛：五人暗雷</translation>
    </message>
    <message>
        <source>Nothing is paid after a deal: cumulative points only decide who becomes declarer.</source>
        <translation>局后不能花分：累计分只决定谁当庄。</translation>
    </message>
    <message>
        <source>One deck, {cards} cards. The declarer plays alone, with a buried mine.</source>
        <translation>一副牌 {cards} 张。庄家带着地雷，一打四。</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>简化</translation>
    </message>
    <message>
        <source>The declarer divides 28 cards into two hands that both may lead, ruff and win.</source>
        <translation>庄家把 28 张分成前手和后手，两手都能领出、将吃、收牌。</translation>
    </message>
    <message>
        <source>The rules of the Chinese rule sheet on which this program is built.</source>
        <translation>本程序所依据的暗雷规则文档的打法。</translation>
    </message>
    <message>
        <source>Three decks, {cards} cards. The declarer plays alone, with a buried mine.</source>
        <translation>三副牌 {cards} 张。庄家带着地雷，一打四。</translation>
    </message>
    <message>
        <source>Two decks, {cards} cards. The declarer plays alone, with a buried mine.</source>
        <translation>两副牌 {cards} 张。庄家带着地雷，一打四。</translation>
    </message>
    <message>
        <source>Two decks, {cards} cards. The declarer plays two hands against four.</source>
        <translation>两副牌 {cards} 张。庄家两手打四家。</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>双手</translation>
    </message>
    <message>
        <source>What a pair&apos;s points give</source>
        <translation>一组得分的结果</translation>
    </message>
</context>
<context>
    <name>FiveSheet</name>
    <message>
        <source>overturns</source>
        <translation>反庄</translation>
    </message>
</context>
<context>
    <name>FiveTable</name>
    <message>
        <source>A +{n}</source>
        <translation>闲 +{n}</translation>
    </message>
    <message>
        <source>A single card; or throw several that nobody can beat.</source>
        <translation>一张牌，或者甩几张别家都大不过的。</translation>
    </message>
    <message>
        <source>A single, pair or tractor; or throw several of one suit.</source>
        <translation>单张、对子或拖拉机，或者甩同一门的几张。</translation>
    </message>
    <message>
        <source>A single, pair, triple, tractor or bulldozer; or throw several of one suit.</source>
        <translation>单张、对子、三张、拖拉机或推土机，或者甩同一门的几张。</translation>
    </message>
    <message>
        <source>At any moment but after the last card each other player rises a level.</source>
        <translation>除了抓完最后一张的时候，喊停都会让其他四家各升一级。</translation>
    </message>
    <message>
        <source>Best so far: {name} with {cards}; {points} in the trick.</source>
        <translation>目前最大：{name}的{cards}；圈内 {points}。</translation>
    </message>
    <message>
        <source>Bid {cards}: {trump}, {step}</source>
        <translation>叫主{cards}：{trump}，{step}</translation>
    </message>
    <message>
        <source>Big shut-out: both pairs have 0 points</source>
        <translation>大光头：两组都是 0 分</translation>
    </message>
    <message>
        <source>Block {name} (−{cost})</source>
        <translation>阻止{name}（−{cost}）</translation>
    </message>
    <message>
        <source>Bury {cards}: they become your mine</source>
        <translation>埋{cards}，作为你的地雷</translation>
    </message>
    <message>
        <source>Cards left in both hands of the declarer: the pairs get {changes}</source>
        <translation>庄家两手都有剩牌，两组得 {changes}</translation>
    </message>
    <message>
        <source>Choose {n} more. Any cards will do: the mine plays opposite you.</source>
        <translation>还要选 {n} 张。什么牌都能埋：地雷在你对面出牌。</translation>
    </message>
    <message>
        <source>D +{n}</source>
        <translation>庄 +{n}</translation>
    </message>
    <message>
        <source>D wins</source>
        <comment>the declarer, the match</comment>
        <translation>庄胜</translation>
    </message>
    <message>
        <source>Declare the next deal (−{have})</source>
        <translation>强行当庄（−{have}）</translation>
    </message>
    <message>
        <source>Declarer +{n}</source>
        <translation>庄家 +{n}</translation>
    </message>
    <message>
        <source>Declarer wins</source>
        <translation>庄家完胜</translation>
    </message>
    <message>
        <source>Discard {n}</source>
        <translation>垫 {n} 张</translation>
    </message>
    <message>
        <source>Divide your cards: {least} to {most} in each hand</source>
        <translation>分牌：每手 {least} 到 {most} 张</translation>
    </message>
    <message>
        <source>Divide: front {front}, rear {rear}</source>
        <translation>分牌：前手 {front}，后手 {rear}</translation>
    </message>
    <message>
        <source>Drag cards to the rear hand above, or select them and press Enter. Your front hand leads.</source>
        <translation>把牌拖到上面的后手，或选好后按 Enter。前手先领出。</translation>
    </message>
    <message>
        <source>Each other player rises a level, and the same declarer has a new deal.</source>
        <translation>其他四家各升一级，原庄家重新开局。</translation>
    </message>
    <message>
        <source>Everybody has {cards}: say stop</source>
        <translation>每家都抓够{cards}：请喊停</translation>
    </message>
    <message>
        <source>Failed throw: the pairs get {changes}</source>
        <translation>甩牌失败，两组得 {changes}</translation>
    </message>
    <message>
        <source>First half: at least {n}, your other hand has too few.</source>
        <translation>前半圈：至少出 {n} 张，另一手牌不够。</translation>
    </message>
    <message>
        <source>First half: if it skips, your other hand must play.</source>
        <translation>前半圈：这手跳过，另一手就必须出。</translation>
    </message>
    <message>
        <source>Keep my points</source>
        <translation>不花</translation>
    </message>
    <message>
        <source>L {level}</source>
        <comment>the level of a player</comment>
        <translation>打 {level}</translation>
    </message>
    <message>
        <source>Led: {lead}. The mine&apos;s {suit} must contain {required}, or it skips.</source>
        <translation>领出{lead}，地雷的{suit}里必须有{required}，否则只能跳过。</translation>
    </message>
    <message>
        <source>Left: {cards}, {points}</source>
        <translation>剩{cards}，{points}</translation>
    </message>
    <message>
        <source>Level {level} (−{cost})</source>
        <translation>升到 {level}（−{cost}）</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>地雷</translation>
    </message>
    <message>
        <source>No bid yet: one {level} is enough.</source>
        <translation>还没人叫主，一张 {level} 就能叫。</translation>
    </message>
    <message>
        <source>No bid yet: one {level} or joker with what goes with it, from 3 points.</source>
        <translation>还没人叫主：{level} 或王带配牌，满 3 点就能叫。</translation>
    </message>
    <message>
        <source>Nothing is left in the mine</source>
        <translation>地雷没有剩牌</translation>
    </message>
    <message>
        <source>Nothing is left in the two hands</source>
        <translation>两手牌都出完了</translation>
    </message>
    <message>
        <source>Overbid with {cards}: {trump}, {step}</source>
        <translation>反主{cards}：{trump}，{step}</translation>
    </message>
    <message>
        <source>Overturn</source>
        <translation>反庄</translation>
    </message>
    <message>
        <source>Overturn, +{n}</source>
        <translation>反庄，+{n}</translation>
    </message>
    <message>
        <source>Overturned: {name}</source>
        <translation>{name}被反庄</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Play {n}</source>
        <translation>出 {n} 张</translation>
    </message>
    <message>
        <source>Points left in the attackers&apos; hands: the pairs get {changes}</source>
        <translation>闲家手里剩下的分，两组得 {changes}</translation>
    </message>
    <message>
        <source>Rear hand</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Reinforce with {cards}: {trump}, {step}</source>
        <translation>加固{cards}：{trump}，{step}</translation>
    </message>
    <message>
        <source>Second half: together {size}, so at least {n} from this hand.</source>
        <translation>后半圈：两手合计要出 {size}，这手至少 {n} 张。</translation>
    </message>
    <message>
        <source>Second half: your other hand has played, this one may skip.</source>
        <translation>后半圈：另一手已经出过，这手可以跳过。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>喊停</translation>
    </message>
    <message>
        <source>The mine can only skip</source>
        <translation>地雷只能跳过</translation>
    </message>
    <message>
        <source>The mine must follow suit or skip: {cards}.</source>
        <translation>地雷必须跟牌（{cards}），或者跳过。</translation>
    </message>
    <message>
        <source>The mine&apos;s turn: discard or skip</source>
        <translation>地雷的回合：垫牌或跳过</translation>
    </message>
    <message>
        <source>The mine&apos;s turn: follow {led}, or skip</source>
        <translation>地雷的回合：跟{led}，或跳过</translation>
    </message>
    <message>
        <source>The mine&apos;s turn: ruff or skip</source>
        <translation>地雷的回合：将吃或跳过</translation>
    </message>
    <message>
        <source>The mine&apos;s turn: ruff, discard or skip</source>
        <translation>地雷的回合：将吃、垫牌或跳过</translation>
    </message>
    <message>
        <source>Throw all the same</source>
        <translation>仍然甩牌</translation>
    </message>
    <message>
        <source>To the other hand</source>
        <translation>移到另一手</translation>
    </message>
    <message>
        <source>Trump: {trump}. Declarer: {name}</source>
        <translation>主牌 {trump}，庄家 {name}</translation>
    </message>
    <message>
        <source>What is left in the mine is turned up</source>
        <translation>亮出地雷剩下的牌</translation>
    </message>
    <message>
        <source>What is left in the two hands is turned up</source>
        <translation>亮出两手牌剩下的牌</translation>
    </message>
    <message>
        <source>You count the cards: stop when everybody has {n}</source>
        <translation>由你数牌：每家抓满 {n} 张时喊停</translation>
    </message>
    <message>
        <source>Your front hand</source>
        <translation>你的前手</translation>
    </message>
    <message>
        <source>Your front hand leads</source>
        <translation>前手领出</translation>
    </message>
    <message>
        <source>Your rear hand</source>
        <translation>你的后手</translation>
    </message>
    <message>
        <source>Your rear hand leads</source>
        <translation>后手领出</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <translation>轮到你：叫主或不叫</translation>
    </message>
    <message>
        <source>Your turn: bid or pass within {n} s</source>
        <translation>轮到你：{n} 秒内叫主或不叫</translation>
    </message>
    <message>
        <source>Your turn: lead</source>
        <translation>轮到你领出</translation>
    </message>
    <message>
        <source>block {name}</source>
        <translation>阻止{name}</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>已被阻止</translation>
    </message>
    <message>
        <source>both 0: +{n}</source>
        <translation>两组 0 分：+{n}</translation>
    </message>
    <message>
        <source>deal {deal} · total {total}</source>
        <translation>本局 {deal} · 累计 {total}</translation>
    </message>
    <message>
        <source>keep your points</source>
        <translation>不花分</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>打 {level}</translation>
    </message>
    <message>
        <source>level {level}, to be won as declarer</source>
        <translation>打 {level}，必打未过</translation>
    </message>
    <message>
        <source>must {level}</source>
        <translation>必打 {level}</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>已反庄</translation>
    </message>
    <message>
        <source>overturn</source>
        <translation>反庄</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>花分</translation>
    </message>
    <message>
        <source>play {cards} from the mine</source>
        <translation>地雷出{cards}</translation>
    </message>
    <message>
        <source>play {cards} from the rear hand</source>
        <translation>后手出{cards}</translation>
    </message>
    <message>
        <source>say stop</source>
        <translation>喊停</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>skips</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>skips: {reason}</source>
        <translation>跳过：{reason}</translation>
    </message>
    <message>
        <source>the other counts</source>
        <translation>看另一组</translation>
    </message>
    <message>
        <source>the throw in {suit} ({structure})</source>
        <translation>{suit}甩牌（{structure}）</translation>
    </message>
    <message>
        <source>the {structure} in {suit}</source>
        <translation>{suit}里的{structure}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>累计 {total}</translation>
    </message>
    <message>
        <source>{bid}. A higher step overbids.</source>
        <translation>{bid}。牌型更大才能反主。</translation>
    </message>
    <message>
        <source>{bid}. More points with more cards overbid it.</source>
        <translation>{bid}。点数和张数都更多才能反主。</translation>
    </message>
    <message>
        <source>{bid}. The first bid stands.</source>
        <translation>{bid}。以先叫的为准。</translation>
    </message>
    <message>
        <source>{bid}. You may reinforce it.</source>
        <translation>{bid}。你可以加固。</translation>
    </message>
    <message>
        <source>{cards} were led, the mine has only {left}.</source>
        <translation>领出的是{cards}，地雷只剩 {left} 张。</translation>
    </message>
    <message>
        <source>{deal} · total {total}</source>
        <translation>{deal} · 累计 {total}</translation>
    </message>
    <message>
        <source>{hand} has no {suit}: any cards</source>
        <translation>{hand}没有{suit}：任意出牌</translation>
    </message>
    <message>
        <source>{hand} has no {suit}: any cards, or skip</source>
        <translation>{hand}没有{suit}：任意出牌，或跳过</translation>
    </message>
    <message>
        <source>{hand}: follow {led}</source>
        <translation>{hand}：跟{led}</translation>
    </message>
    <message>
        <source>{hand}: follow {led}, or skip</source>
        <translation>{hand}：跟{led}，或跳过</translation>
    </message>
    <message>
        <source>{left} left with {points}, last trick of {size}: {formula}</source>
        <translation>剩 {left}、{points}，最后一圈 {size}：{formula}</translation>
    </message>
    <message>
        <source>{level} · {points}</source>
        <translation>{level} · {points}</translation>
    </message>
    <message>
        <source>{mine}: {name} is to play or skip</source>
        <translation>{mine}：等{name}出牌或跳过</translation>
    </message>
    <message>
        <source>{name} buries the mine</source>
        <translation>{name}正在埋雷</translation>
    </message>
    <message>
        <source>{name} divides the cards into two hands</source>
        <translation>{name}正在分牌</translation>
    </message>
    <message>
        <source>{name} dug the bottom</source>
        <translation>{name}抠底</translation>
    </message>
    <message>
        <source>{name} held the deal</source>
        <translation>{name}没被反庄</translation>
    </message>
    <message>
        <source>{name} paid for a level</source>
        <translation>{name}花分强行升一级</translation>
    </message>
    <message>
        <source>{name} paid for the next deal</source>
        <translation>{name}清空累计分，强行当庄</translation>
    </message>
    <message>
        <source>{name} paid: {target} is blocked</source>
        <translation>{name}花分阻止{target}升级</translation>
    </message>
    <message>
        <source>{name} said stop at the wrong moment</source>
        <translation>{name}喊停的时候不对</translation>
    </message>
    <message>
        <source>{name} said stop: everybody has all cards</source>
        <translation>{name}喊停：都抓够了</translation>
    </message>
    <message>
        <source>{name} showed {cards}: {bid}</source>
        <translation>{name}亮{cards}：{bid}</translation>
    </message>
    <message>
        <source>{name} skipped</source>
        <translation>{name}跳过</translation>
    </message>
    <message>
        <source>{n} bid points</source>
        <translation>{n} 点</translation>
    </message>
    <message>
        <source>{n} cards in the rear hand; what is chosen changes hands</source>
        <translation>后手 {n} 张，选中的牌换到另一手</translation>
    </message>
    <message>
        <source>{n} of {total} left</source>
        <translation>剩 {n} / {total} 张</translation>
    </message>
    <message>
        <source>{n} to bury</source>
        <translation>要埋 {n} 张</translation>
    </message>
    <message>
        <source>{points} are left.</source>
        <translation>还剩 {points}。</translation>
    </message>
    <message>
        <source>{said} Whoever bids first is declarer.</source>
        <translation>{said}先叫的人当庄。</translation>
    </message>
    <message>
        <source>{trump} ({step})</source>
        <translation>{trump}（{step}）</translation>
    </message>
    <message>
        <source>{trump} · {step}</source>
        <translation>{trump} · {step}</translation>
    </message>
</context>
<context>
    <name>FiveWindows</name>
    <message>
        <source>Big shut-out for {name}</source>
        <translation>{name}打出大光头</translation>
    </message>
    <message>
        <source>Block a rise?</source>
        <translation>要阻止升级吗？</translation>
    </message>
    <message>
        <source>Claim the next deal?</source>
        <translation>要强行当庄吗？</translation>
    </message>
    <message>
        <source>Force a level?</source>
        <translation>要强行升一级吗？</translation>
    </message>
    <message>
        <source>If several claim, the highest total gets it; the others pay nothing.</source>
        <translation>几个人都要时，累计分最高的得，其他人不花分。</translation>
    </message>
    <message>
        <source>It costs all your {have} points.</source>
        <translation>要清空你的全部 {have} 分。</translation>
    </message>
    <message>
        <source>It costs {cost} of your {have} points, {left} remain.</source>
        <translation>花 {cost} 分（你有 {have} 分），还剩 {left} 分。</translation>
    </message>
    <message>
        <source>Levels: {rises}</source>
        <translation>升级：{rises}</translation>
    </message>
    <message>
        <source>No level changes.</source>
        <translation>没有人升级。</translation>
    </message>
    <message>
        <source>Overturned. Next declarer: {name}</source>
        <translation>反庄，下一局{name}当庄</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Totals: {totals}</source>
        <translation>累计：{totals}</translation>
    </message>
    <message>
        <source>You declare the next deal in place of {name}, at your level {level}.</source>
        <translation>下一局由你代替{name}当庄，打你的 {level}。</translation>
    </message>
    <message>
        <source>You have {points} altogether.</source>
        <translation>你累计有 {points}。</translation>
    </message>
    <message>
        <source>Your level rises from {before} to {after}.</source>
        <translation>你的级数从 {before} 升到 {after}。</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>完胜</translation>
    </message>
    <message>
        <source>{name} does not win the match: stays at {before}.</source>
        <translation>{name}不能就此获胜，留在 {before}。</translation>
    </message>
    <message>
        <source>{name} held the deal</source>
        <translation>{name}没被反庄</translation>
    </message>
    <message>
        <source>{name} may pay for a level</source>
        <translation>{name}可以花分强行升一级</translation>
    </message>
    <message>
        <source>{name} may pay for the next deal</source>
        <translation>{name}可以花分强行当庄</translation>
    </message>
    <message>
        <source>{name} may pay to block a rise</source>
        <translation>{name}可以花分阻止升级</translation>
    </message>
    <message>
        <source>{name} stays at {before} instead of rising to {after}.</source>
        <translation>{name}留在 {before}，不升到 {after}。</translation>
    </message>
    <message>
        <source>{name} {before} → {after}</source>
        <translation>{name} {before} → {after}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{pair}: {points} of {turn}</source>
        <translation>{pair}：{points}（{turn} 分反庄）</translation>
    </message>
</context>
<context>
    <name>FoundRow</name>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation>未知玩法</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>对局中</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>with a password</source>
        <translation>有密码</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats taken</source>
        <translation>已坐 {taken}/{seats} 人</translation>
    </message>
</context>
<context>
    <name>FourResult</name>
    <message>
        <source>Bottom captured with level cards: {side} fell back to {level}.</source>
        <translation>被级牌抠底：{side}降到 {level}。</translation>
    </message>
    <message>
        <source>Bottom captured with level cards: {side} fell back, and rose to {level}.</source>
        <translation>被级牌抠底：{side}先降级，再升到 {level}。</translation>
    </message>
    <message>
        <source>kept by the declarers</source>
        <translation>庄家方保住底牌</translation>
    </message>
    <message>
        <source>last trick, as led: {structure}</source>
        <translation>最后一圈领出：{structure}</translation>
    </message>
    <message>
        <source>last trick: {structure}</source>
        <translation>最后一圈：{structure}</translation>
    </message>
    <message>
        <source>{side} stay at {level}: it is left only by winning as declarers.</source>
        <translation>{side}停在 {level}：只有坐庄打赢才能过。</translation>
    </message>
    <message>
        <source>{side} stop at {level}, which must be played.</source>
        <translation>{side}停在 {level}：这一级必打。</translation>
    </message>
    <message>
        <source>{words}, at most × {cap}</source>
        <translation>{words}，最多 × {cap}</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Go on with the lesson ›</source>
        <translation>继续教学 ›</translation>
    </message>
    <message>
        <source>New here? Learn it by playing ›</source>
        <translation>没玩过？边打边学 ›</translation>
    </message>
    <message>
        <source>One deck, 52 cards</source>
        <translation>一副牌，52 张</translation>
    </message>
    <message>
        <source>Options: {game}</source>
        <translation>选项：{game}</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项……</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Start: {game}</source>
        <translation>开始：{game}</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>通常规则</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>Bottom</source>
        <translation>底牌</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint {number} of {count}: {act}</source>
        <translation>提示 {number}/{count}：{act}</translation>
    </message>
    <message>
        <source>Hint: do not bid yet</source>
        <translation>提示：先不亮</translation>
    </message>
    <message>
        <source>Hint: {act}</source>
        <translation>提示：{act}</translation>
    </message>
    <message>
        <source>No bid is good enough with these cards.</source>
        <translation>手中的牌还不值得亮主。</translation>
    </message>
    <message>
        <source>There is no hint for this</source>
        <translation>这里没有提示</translation>
    </message>
    <message>
        <source>bid {cards}</source>
        <translation>亮{cards}</translation>
    </message>
    <message>
        <source>bury these {cards}</source>
        <translation>扣这{cards}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>出{cards}</translation>
    </message>
    <message>
        <source>{reason} {why}</source>
        <translation>{reason}{why}</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>5 counts 5, 10 and K count 10. What an attacker wins are his own points, except those that his partner played. Who wins the last trick as attacker is paid for every card left in the mine as well. Your points add up from deal to deal: the next declarer is chosen by them, and after a deal they may buy something, if the rules say so.</source>
        <translation>5 算 5 分，10 和 K 算 10 分。闲家赢下的分归自己，对家出的分归对家。闲家赢了最后一圈，地雷里每剩一张牌还要另外得分。各局的个人得分会累积，下一局谁坐庄要看它；规则允许时，局后还能用累积分。</translation>
    </message>
    <message>
        <source>A round is six cards: each of you plays one, and then one more. Cards in the hand and open cards on the table are played alike. Everybody follows with the suit of the round&apos;s first card, in the second half too; without it play a trump or any card. All level cards, both 2s and the jokers are trumps. The highest of the six cards takes the round and leads the next one.</source>
        <translation>一圈六张牌：每人先出一张，再各出一张。手牌和桌上的明牌一样出。大家都要跟这一圈第一张牌的花色，后半圈也一样；没有这门花色，可以用主牌毙，也可以随便垫。级牌、两张 2 和王都是主牌。六张里最大的赢下这一圈，接着领出。</translation>
    </message>
    <message>
        <source>Click a card to choose it, or drag over several. Drag the chosen cards onto the table, press Enter or use the button to play them. If a play is not allowed, the cards fly home and the line below the table says why. Every match is saved after each move: you can leave at any time and continue later.</source>
        <translation>点一张牌选中它，也可以拖过几张一起选。把选好的牌拖到桌上、按 Enter 或者点按钮就出牌。出得不对，牌会飞回来，下面会说明原因。每一步都会存盘，随时可以离开，以后接着打。</translation>
    </message>
    <message>
        <source>Everybody plays alone and has a level, from 3 up to A. One of you is the declarer; the other two are attackers, each for himself. Only attackers&apos; points count: 5 and 2 count 5, 10 and K count 10, 110 points in the deck. An attacker with 30 or more takes over; with fewer the declarer stays and goes up. Who wins as declarer at level A wins the match.</source>
        <translation>各打各的，每人有自己的级数，从 3 打到 A。一人是庄家，另外两人是闲家，闲家也不是一伙。只算闲家的得分：5 和 2 算 5 分，10 和 K 算 10 分，一副牌共 110 分。闲家得到 30 分就上台坐庄，都不到则庄家继续坐庄并升级。打 A 时坐庄打赢的人赢得比赛。</translation>
    </message>
    <message>
        <source>From high to low, trumps are: big joker, small joker, the level card of the trump suit, the other level cards, then the trump suit from A down. Trumps carry a gold corner.</source>
        <translation>主牌从大到小是：大王、小王、主花色级牌、其他级牌，然后是主花色从 A 往下。主牌左上角有金色标记。</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>鼠标和键盘</translation>
    </message>
    <message>
        <source>Open and hidden cards</source>
        <translation>明牌和暗牌</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Ten of your sixteen cards lie on the table in two or three layers, face down at first. The top ones are turned up one by one. Whoever turns a card of the declarer&apos;s level or a joker may bid with it at once: the first bid is final and fixes trump. In the first hand the bidder becomes declarer. The cards below stay hidden, from you as well, until the cards on them have been played.</source>
        <translation>每人十六张牌，其中十张按两层或三层摆在桌上，先都扣着。最上层的牌一张一张翻明，翻到级牌或王的人可以马上用它叫牌，先叫的算，主就定了；第一局先叫的人坐庄。压在下面的是暗牌，谁都不能看，自己的也不行，要等上面的牌出完才翻明。</translation>
    </message>
    <message>
        <source>The bottom</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>The cards that the declarer buries are the mine. It has a place between the second and the third player and joins every trick: on its turn the declarer plays from it, or skips. It has to follow suit when it plays, never leads, and may not ruff a suit that the declarer still holds. When it wins a trick the declarer leads next.</source>
        <translation>庄家扣下的牌是地雷，排在第二家和第三家之间，每一圈都轮到它：由庄家用地雷里的牌出，或者跳过。出就要跟花色；地雷不领出，庄家手里还有的花色也不能用地雷毙。地雷赢了，下一圈由庄家领出。</translation>
    </message>
    <message>
        <source>The declarer may put cards of the bottom in the place of his own open top cards, then everybody draws six cards, and the declarer buries until four lie in the bottom again. If nobody has bid, cards that were drawn may bid, and the swap comes after that. An attacker who wins the last round captures the bottom: 5 points and twice those that lie in it, or double that.</source>
        <translation>庄家可以用底牌替换自己最上层的明牌，然后每人抓六张，庄家再扣牌，把底牌补满四张。如果翻牌时没有人叫，抓到的级牌或王还可以叫，替换就放在那以后。闲家赢了最后一圈就抠底：5 分加上底牌分的两倍，大抠再翻一番。</translation>
    </message>
    <message>
        <source>The declarer plays alone against four attackers, who form two pairs: the first and the third player after the declarer, and the second and the fourth. Everybody has a level of his own, from 3 up to A. A pair that gets 40 points for each deck overturns the declarer, and one of the pair declares next; else the declarer stays and goes up. Who wins as declarer at level A wins the match.</source>
        <translation>庄家一个人对四个闲家。闲家分成两组：庄家之后的第一家和第三家一组，第二家和第四家一组。每人有自己的级数，从 3 打到 A。有一组得分满每副牌 40 分就反庄，由这一组的一人坐庄；都不到则庄家继续坐庄并升级。打 A 时坐庄打赢的人赢得比赛。</translation>
    </message>
    <message>
        <source>The declarer takes the cards of the bottom, which are marked with a golden edge, and buries just as many. If the attackers win the last trick, the points in the bottom count for them: twice if it was won with single cards, four times with a pair, more with a triple or a tractor.</source>
        <translation>庄家拿起底牌（左边有金色的边），再任意扣下同样张数的牌。如果闲家赢了最后一圈，就抠底得底牌里的分：用单张赢算 2 倍，对子 4 倍，三张或拖拉机更多。</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>地雷</translation>
    </message>
    <message>
        <source>The others follow with just as many cards of that suit; a pair must be answered with a pair and a tractor with a tractor, if you have one. Without the suit you may ruff with trumps of the same structure, or discard anything. The highest play wins the trick and leads next; of equal cards the first one wins.</source>
        <translation>其他人跟同样张数的同花色牌；首家出对子，有对子就要跟对子，拖拉机也一样。没有这门花色，可以用同样牌型的主牌毙，也可以随便垫牌。最大的赢这一圈并接着领出；一样大时，先出的大。</translation>
    </message>
    <message>
        <source>The whole rules</source>
        <translation>完整规则</translation>
    </message>
    <message>
        <source>This page is only a beginning. Help, Rules of the game (Ctrl+F1) shows all rules as your match plays them, with examples; Options beside a game explains each rule that you can change.</source>
        <translation>这里只讲最要紧的。菜单“帮助”里的“规则”（Ctrl+F1）按你的设置写出全部规则，并有例子；每种玩法旁的“选项”解释每一条可以改的规则。</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>主牌</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>怎么算赢</translation>
    </message>
    <message>
        <source>While the cards are dealt anybody may show cards of the declarer&apos;s level, with 2s or a joker of their colour: their suit becomes trump. Higher calls overbid lower ones; with one deck the first call stands. The 2s of the trump suit and of the other suit of its colour are trumps, too. With two decks or more, pairs and tractors are led and followed as with four players.</source>
        <translation>抓牌时谁都可以亮级牌叫主，还可以加上同色的 2 或王，级牌的花色就是主。大的反小的；一副牌时以先叫的为准。主花色的 2 和同色另一花色的 2 也是主牌。两副牌以上有对子和拖拉机，出法和跟法与四人玩法一样。</translation>
    </message>
    <message>
        <source>While the cards are dealt, anybody may show a card of the current level: its suit becomes trump. More identical ones beat fewer; a pair of jokers or more beats as many level cards and means no trump. In the first deal the last bidder becomes declarer.</source>
        <translation>发牌时谁都可以亮一张级牌，它的花色就是主。张数多的反张数少的；两张以上的王可以反同样张数的级牌，打无主。第一局最后亮主的人坐庄。</translation>
    </message>
    <message>
        <source>Whoever leads may play a single card, a pair (two identical cards), a tractor (two or more adjacent pairs, such as 7 7 8 8) or a throw: several of them in one suit at once, if nobody can beat any part of it. If somebody can, only the beaten part is led. With three decks there are triples and tractors of triples, too; with one deck there are no two identical cards.</source>
        <translation>首家可以出单张、对子（两张一样的牌）、拖拉机（两个以上相邻的对子，例如 7788），或者甩牌：同一花色的几样一起出，但每一样都要没人能大过。如果有人大得过，就只能出被盖过的那一样。三副牌还有三张和相邻的三张；一副牌没有两张一样的牌。</translation>
    </message>
    <message>
        <source>With 40 points for each deck or more the attackers take over and become declarers; with fewer the declarers go up. The side that wins at level A wins the match.</source>
        <translation>闲家得分满每副牌 40 分（两副牌 80 分）就上台坐庄，不到则庄家方升级。打 A 时打赢的一方赢得比赛。</translation>
    </message>
    <message>
        <source>With the keyboard: Left and Right go from card to card, Space chooses one, Enter plays the chosen cards. P passes, H gives a hint, L shows the last trick, S holds the trumps at the other end. Tab leads on to the buttons, such as those for bidding, and Enter presses the one you are on.</source>
        <translation>用键盘也能打：左右方向键在手牌中移动，空格选牌，Enter 打出选好的牌。P 不叫，H 提示，L 看上一圈，S 把主牌换到另一头。按 Tab 可以移到各个按钮（比如亮主的按钮），再按 Enter 就等于点它。</translation>
    </message>
    <message>
        <source>With the rule of two hands there is no mine: the declarer divides all cards into a front hand and a rear hand, and both lead, follow and win.</source>
        <translation>选了“两手牌”就没有地雷：庄家把牌分成前手和后手，两手都可以领出、跟牌、赢圈。</translation>
    </message>
    <message>
        <source>You and the player opposite are partners against the other two. Each side has a level, from 2 up to A. One of you is the declarer; declarer and partner play against the attackers. Only the attackers&apos; points are counted: 5 counts 5, 10 and K count 10, 100 points in each deck.</source>
        <translation>你和对家一方，对另外两家。双方各有级别，从 2 打到 A。四人中有一个庄家，庄家和对家是庄家方，另一方是闲家。只算闲家的得分：5 算 5 分，10 和 K 算 10 分，每副牌一共 100 分。</translation>
    </message>
</context>
<context>
    <name>HowToPlayPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>怎么玩</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <source>A later version of the program has saved this table. Update the program to open it.</source>
        <translation>这张牌桌由更新版本的程序保存。请更新本程序后再打开。</translation>
    </message>
    <message>
        <source>At the table.</source>
        <translation>已在牌桌。</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接……</translation>
    </message>
    <message>
        <source>First type your name: the others see it.</source>
        <translation>请先输入名字，其他人会看到它。</translation>
    </message>
    <message>
        <source>Good night!</source>
        <translation>晚安！</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>大家好！</translation>
    </message>
    <message>
        <source>Nice hand!</source>
        <translation>好牌！</translation>
    </message>
    <message>
        <source>No match is being played now.</source>
        <translation>现在没有对局。</translation>
    </message>
    <message>
        <source>No table answers at this address. Check address and port with the host, and that both computers are in the same network; a firewall may have to let the program through.</source>
        <translation>这个地址没有牌桌应答。请与桌主核对地址和端口，并确认两台电脑在同一网络；防火墙可能需要放行本程序。</translation>
    </message>
    <message>
        <source>Nobody is waited for on this seat.</source>
        <translation>这个座位上没有要等的人。</translation>
    </message>
    <message>
        <source>Nobody may watch at this table. Join as a player, or ask the host to allow it.</source>
        <translation>这张桌不允许旁观。请以玩家身份加入，或请桌主允许旁观。</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>未连接。</translation>
    </message>
    <message>
        <source>Nothing may be written there; there is no copy. Choose another folder: {path}</source>
        <translation>该处不可写入，未能另存。请换一个文件夹：{path}</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>请稍等。</translation>
    </message>
    <message>
        <source>One more match?</source>
        <translation>再来一场？</translation>
    </message>
    <message>
        <source>Only the owner of the table can do this.</source>
        <translation>只有桌主可以这样做。</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>正在开桌……</translation>
    </message>
    <message>
        <source>Somebody at the table is called {name} already. Choose another name.</source>
        <translation>桌上已有人叫{name}，请换一个名字。</translation>
    </message>
    <message>
        <source>Somebody has asked already; wait for the answers.</source>
        <translation>已有人提出请求，请等大家答复。</translation>
    </message>
    <message>
        <source>Somebody sits there already.</source>
        <translation>这个座位已有人坐。</translation>
    </message>
    <message>
        <source>Something else than a table answers at this address. Check the port with the host.</source>
        <translation>这个地址应答的不是牌桌。请与桌主核对端口。</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>不好意思！</translation>
    </message>
    <message>
        <source>Table without a name</source>
        <translation>未命名的牌桌</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>请先入座。</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>That was a lot at once. Wait a few seconds before you write again.</source>
        <translation>说得太快了，请过几秒再发。</translation>
    </message>
    <message>
        <source>The computer at this address does not answer. Check the address; a firewall there may have to let the program through.</source>
        <translation>这个地址的电脑没有应答。请核对地址；对方的防火墙可能需要放行本程序。</translation>
    </message>
    <message>
        <source>The computer on seat {seat} failed; a simple move was made instead.</source>
        <translation>{seat} 号座的电脑出错，已改用简单走法。</translation>
    </message>
    <message>
        <source>The computer plays for {name} now.</source>
        <translation>现在由电脑代{name}出牌。</translation>
    </message>
    <message>
        <source>The connection to the host is lost. Trying again; your seat is kept for you.</source>
        <translation>与桌主的连接断了，正在重试；你的座位会保留。</translation>
    </message>
    <message>
        <source>The connection to {name} is lost.</source>
        <translation>{name}掉线了。</translation>
    </message>
    <message>
        <source>The disk is full; there is no copy. Choose another folder: {path}</source>
        <translation>磁盘已满，未能另存。请换一个文件夹：{path}</translation>
    </message>
    <message>
        <source>The host cannot save the match now. You can play on.</source>
        <translation>桌主现在无法保存对局，可以继续打。</translation>
    </message>
    <message>
        <source>The host did not understand this program. Install the same version on both computers.</source>
        <translation>桌主无法识别本程序。请在两台电脑上安装相同版本。</translation>
    </message>
    <message>
        <source>The host has a newer version, {theirs}; this is {ours}. Update the program on this computer to join.</source>
        <translation>桌主的版本 {theirs} 较新，本机是 {ours}。请更新本机的程序后再加入。</translation>
    </message>
    <message>
        <source>The host has an older version, {theirs}; this is {ours}. The host must update the program.</source>
        <translation>桌主的版本 {theirs} 较旧，本机是 {ours}。需要桌主更新程序。</translation>
    </message>
    <message>
        <source>The host has another version, {theirs}; this is {ours}. Install the same version on both computers.</source>
        <translation>桌主的版本是 {theirs}，本机是 {ours}。请在两台电脑上安装相同版本。</translation>
    </message>
    <message>
        <source>The host has closed the table. As soon as it is opened again, you will be back at it by yourself.</source>
        <translation>桌主关闭了牌桌；重新开桌后会自动回到桌上。</translation>
    </message>
    <message>
        <source>The host has not been heard for some seconds…</source>
        <translation>桌主已有几秒没有响应……</translation>
    </message>
    <message>
        <source>The host has quit the program. The match is kept there; join again when the table is resumed.</source>
        <translation>桌主退出了程序。对局保存在桌主那里；重新开桌后再加入即可。</translation>
    </message>
    <message>
        <source>The host heard nothing from here for too long. Check the network and join again.</source>
        <translation>桌主太久没有收到本机的消息。请检查网络后重新加入。</translation>
    </message>
    <message>
        <source>The match could not be saved, so the table was not opened. Make room, or allow writing: {path}</source>
        <translation>对局无法保存，因此没有开桌。请腾出空间或允许写入：{path}</translation>
    </message>
    <message>
        <source>The match is being played.</source>
        <translation>对局进行中。</translation>
    </message>
    <message>
        <source>The others do not wait for {name}.</source>
        <translation>大家不再等{name}。</translation>
    </message>
    <message>
        <source>The owner has closed the table. The match is kept on the host&apos;s computer.</source>
        <translation>桌主关闭了牌桌。对局保存在桌主的电脑上。</translation>
    </message>
    <message>
        <source>The owner of the table has asked you to leave it.</source>
        <translation>桌主请你离开了牌桌。</translation>
    </message>
    <message>
        <source>The password is not right. Ask the host for it; tries left: {left}.</source>
        <translation>密码不对。请向桌主询问；还可以试 {left} 次。</translation>
    </message>
    <message>
        <source>The port is in use by another program. Close it, or choose another port.</source>
        <translation>端口被其他程序占用。请关闭那个程序，或换一个端口。</translation>
    </message>
    <message>
        <source>The program that keeps the table has ended. The match is saved: open it again from the first page.</source>
        <translation>主持牌桌的程序已结束。对局已保存，可从首页重新打开。</translation>
    </message>
    <message>
        <source>The question is settled already.</source>
        <translation>这个请求已有结果。</translation>
    </message>
    <message>
        <source>The rules were changed; everybody confirms anew.</source>
        <translation>规则改了，请大家重新准备。</translation>
    </message>
    <message>
        <source>The saved table is damaged and cannot be opened; nothing in it was changed. Open a new one.</source>
        <translation>保存的牌桌已损坏，无法打开；其内容未被改动。请另开一桌。</translation>
    </message>
    <message>
        <source>The table cannot be joined ({code}).</source>
        <translation>无法加入牌桌（{code}）。</translation>
    </message>
    <message>
        <source>The table could not be opened: {detail}</source>
        <translation>无法开桌：{detail}</translation>
    </message>
    <message>
        <source>The table did not open in time. Try again.</source>
        <translation>开桌超时，请重试。</translation>
    </message>
    <message>
        <source>The table does not know this seat any more. Join anew.</source>
        <translation>牌桌已不认识这个座位，请重新加入。</translation>
    </message>
    <message>
        <source>The table goes on from where it was saved.</source>
        <translation>牌桌从保存处继续。</translation>
    </message>
    <message>
        <source>The table is full. Ask the host for a seat, or look for another table.</source>
        <translation>牌桌已满。请桌主腾出座位，或另找一桌。</translation>
    </message>
    <message>
        <source>The table is {name}&apos;s now.</source>
        <translation>桌主现在是{name}。</translation>
    </message>
    <message>
        <source>There is no copy: this file of the table cannot be read ({detail}): {path}</source>
        <translation>未能另存：牌桌的这个文件无法读取（{detail}）：{path}</translation>
    </message>
    <message>
        <source>There is no copy: this file of the table is missing: {path}</source>
        <translation>未能另存：缺少牌桌的这个文件：{path}</translation>
    </message>
    <message>
        <source>There is no copy: {detail}. Choose another folder: {path}</source>
        <translation>未能另存：{detail}。请换一个文件夹：{path}</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>这张桌没有这个座位。</translation>
    </message>
    <message>
        <source>There is no way to this address. Check that this computer is in the same network as the host.</source>
        <translation>无法到达这个地址。请确认本机与桌主在同一网络。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可以悔的牌。</translation>
    </message>
    <message>
        <source>These rules do not go together; the rules stay as they were.</source>
        <translation>这些规则不能同时使用，规则保持不变。</translation>
    </message>
    <message>
        <source>This file is in use by a table; there is no copy. Choose another name: {path}</source>
        <translation>此文件正被牌桌使用，未能另存。请另选名字：{path}</translation>
    </message>
    <message>
        <source>This is a saved match without its table: the file {path}.table is missing beside it.</source>
        <translation>这是存档，但缺少牌桌文件：旁边没有 {path}.table。</translation>
    </message>
    <message>
        <source>This is possible between two matches only.</source>
        <translation>只能在两场对局之间这样做。</translation>
    </message>
    <message>
        <source>This layout does not fit the rules of the table.</source>
        <translation>这种摆法不符合本桌的规则。</translation>
    </message>
    <message>
        <source>This match is open in another program. Close it there, then open the table again.</source>
        <translation>这场对局正在另一个程序中打开。请先在那里关闭，再重新开桌。</translation>
    </message>
    <message>
        <source>This name cannot be shown to others. Choose another one.</source>
        <translation>这个名字无法显示给别人，请换一个。</translation>
    </message>
    <message>
        <source>This person has left the table.</source>
        <translation>这个人已离开牌桌。</translation>
    </message>
    <message>
        <source>This table has a password.</source>
        <translation>这张桌设有密码。</translation>
    </message>
    <message>
        <source>This window has sent too much at once, so the host has cut it off. Join again.</source>
        <translation>本窗口一次发送过多，桌主断开了连接。请重新加入。</translation>
    </message>
    <message>
        <source>Too many programs are connected to this host. Try again in a minute.</source>
        <translation>连接桌主的程序太多，请一分钟后再试。</translation>
    </message>
    <message>
        <source>Too many wrong passwords. Wait {seconds} seconds, then try again with the right one.</source>
        <translation>密码错误次数过多。请等 {seconds} 秒，再用正确的密码重试。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>You have joined from another window or computer, and play on there. This window has left the table.</source>
        <translation>你已从另一个窗口或电脑加入，并在那里继续。本窗口已离开牌桌。</translation>
    </message>
    <message>
        <source>Your turn, please!</source>
        <translation>该你了！</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>电脑代打</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>macOS does not let the program into the local network. Open System Settings, Privacy &amp; Security, Local Network, switch Sheng Ji on, and try again.</source>
        <translation>macOS 不允许本程序访问本地网络。请打开“系统设置”→“隐私与安全性”→“本地网络”，打开“升级”的开关后重试。</translation>
    </message>
    <message>
        <source>macOS may ask whether the program may use the local network: choose Allow.</source>
        <translation>macOS 可能会询问是否允许本程序使用本地网络：请选择“允许”。</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>已掉线</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>网络不稳</translation>
    </message>
    <message>
        <source>{name} asks to take back a move.</source>
        <translation>{name}请求悔牌。</translation>
    </message>
    <message>
        <source>{name} has come in.</source>
        <translation>{name}来了。</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name}离开了。</translation>
    </message>
    <message>
        <source>{name} has taken seat {seat}.</source>
        <translation>{name}坐到了 {seat} 号座。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name}回来了。</translation>
    </message>
    <message>
        <source>{name} is back. Decisions by the computer meanwhile: {played}.</source>
        <translation>{name}回来了。其间电脑代打了 {played} 次。</translation>
    </message>
    <message>
        <source>{name} is not ready yet.</source>
        <translation>{name}还没有准备。</translation>
    </message>
    <message>
        <source>{name} was asked to leave.</source>
        <translation>{name}被请离了牌桌。</translation>
    </message>
    <message>
        <source>{name}&apos;s move stays: {by} did not agree.</source>
        <translation>{name}的牌不悔：{by}没有同意。</translation>
    </message>
    <message>
        <source>{name}&apos;s move was taken back.</source>
        <translation>{name}的牌已悔回。</translation>
    </message>
    <message>
        <source>{name}&apos;s table</source>
        <translation>{name}的牌桌</translation>
    </message>
</context>
<context>
    <name>LanBar</name>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>不等了</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>不同意</translation>
    </message>
    <message>
        <source>{name} asks to take back a move. Do you agree?</source>
        <translation>{name}请求悔牌，你同意吗？</translation>
    </message>
    <message>
        <source>{name} asks to take back a move. The others are answering…</source>
        <translation>{name}请求悔牌，等待其他人答复……</translation>
    </message>
    <message>
        <source>{name} is away. The computer plays in {seconds} s.</source>
        <translation>{name}不在，{seconds} 秒后由电脑代打。</translation>
    </message>
</context>
<context>
    <name>LanFlow</name>
    <message>
        <source>The next deal waits for {names}.</source>
        <translation>等{names}看完结果，就开始下一局。</translation>
    </message>
</context>
<context>
    <name>LanHostPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>更改规则……</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名称</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>The others join from computers in the same network. Free seats are played by computers.</source>
        <translation>其他人从同一网络的电脑加入。空座由电脑打。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>as the others see it</source>
        <translation>别人看到的名字</translation>
    </message>
    <message>
        <source>left empty, everybody in the network may join</source>
        <translation>留空则同一网络的人都可加入</translation>
    </message>
    <message>
        <source>left empty, your name says whose it is</source>
        <translation>留空则以你的名字称呼</translation>
    </message>
</context>
<context>
    <name>LanJoinPage</name>
    <message>
        <source>Address of the host</source>
        <translation>桌主的地址</translation>
    </message>
    <message>
        <source>Address, such as 192.168.1.20</source>
        <translation>地址，例如 192.168.1.20</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>By address</source>
        <translation>按地址加入</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>进入</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <source>Looking for tables … Where networks do not let them be found, join by address.</source>
        <translation>正在寻找牌桌……有些网络里找不到，可以按地址加入。</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>只旁观</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>本网络的牌桌</translation>
    </message>
    <message>
        <source>This computer is in no network now. Tables on this computer are found all the same.</source>
        <translation>本机现在没有联网，仍可找到本机上的牌桌。</translation>
    </message>
    <message>
        <source>This table has a password:</source>
        <translation>这张桌设有密码：</translation>
    </message>
    <message>
        <source>Where you have been</source>
        <translation>去过的地方</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>as the others see it</source>
        <translation>别人看到的名字</translation>
    </message>
</context>
<context>
    <name>LanLobbyPage</name>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Card counter allowed</source>
        <translation>可用记牌器</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改……</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>How others join</source>
        <translation>别人如何加入</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>取消准备</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>尚未准备：{names}</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>允许旁观</translation>
    </message>
    <message>
        <source>Programs in the same network find the table by themselves.</source>
        <translation>同一网络里的程序会自动找到这张桌。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Take a seat first</source>
        <translation>请先入座</translation>
    </message>
    <message>
        <source>Test here</source>
        <translation>从本机测试</translation>
    </message>
    <message>
        <source>The card counter may be used.</source>
        <translation>可以用记牌器。</translation>
    </message>
    <message>
        <source>The table answers at this address.</source>
        <translation>这个地址可以连上牌桌。</translation>
    </message>
    <message>
        <source>The table does not answer at this address: a firewall has to let the program through.</source>
        <translation>这个地址连不上牌桌：需要防火墙放行本程序。</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>旁观：{names}</translation>
    </message>
    <message>
        <source>Without a seat: {names}</source>
        <translation>未入座：{names}</translation>
    </message>
    <message>
        <source>Without card counter.</source>
        <translation>不用记牌器。</translation>
    </message>
    <message>
        <source>Your layout</source>
        <translation>你的摆法</translation>
    </message>
</context>
<context>
    <name>LanWindow</name>
    <message>
        <source>Your table is closed.</source>
        <translation>你开的牌桌已经关闭。</translation>
    </message>
    <message>
        <source>Your table is closed. Its match is kept among those that can be continued.</source>
        <translation>你开的牌桌已经关闭。这场比赛已保存，可以在未完成的比赛里继续。</translation>
    </message>
</context>
<context>
    <name>LayoutChecks</name>
    <message>
        <source>Cards are turned in this order in every deal of the match. Click a numbered card to take it out.</source>
        <translation>每局都按这个顺序翻牌，整场比赛不变。再点一次已编号的牌可以取消。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Flip order</source>
        <translation>翻牌顺序</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>从左到右</translation>
    </message>
</context>
<context>
    <name>LayoutEditor</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制所选</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Give the layout a name of its own.</source>
        <translation>请给这个摆法另起一个名字。</translation>
    </message>
    <message>
        <source>Layout editor</source>
        <translation>摆法编辑</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>摆法</translation>
    </message>
    <message>
        <source>My layout</source>
        <translation>我的摆法</translation>
    </message>
    <message>
        <source>Name of this layout</source>
        <translation>摆法的名字</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Play with this layout</source>
        <translation>用这个摆法</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Ten cards in two or three layers; four to six on top, each covering a lower one</source>
        <translation>十张牌，两到三层；最上层四到六张，每张都要压住下层的牌</translation>
    </message>
    <message>
        <source>Try turning</source>
        <translation>试翻一次</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>预设</translation>
    </message>
</context>
<context>
    <name>LayoutRows</name>
    <message>
        <source>How the ten cards lie before each player, and the order in which the top ones are turned.</source>
        <translation>每家的十张明暗牌怎么摆，以及最上层的牌按什么顺序翻开。</translation>
    </message>
    <message>
        <source>Layout editor…</source>
        <translation>摆法编辑……</translation>
    </message>
    <message>
        <source>Layout of {name}</source>
        <translation>{name}的摆法</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>摆法</translation>
    </message>
    <message>
        <source>Like mine</source>
        <translation>与我相同</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>2 or 3 layers</source>
        <translation>两到三层</translation>
    </message>
    <message>
        <source>2 or 3 layers, now {n}</source>
        <translation>要两到三层，现在 {n} 层</translation>
    </message>
    <message>
        <source>4 to 6 cards on top</source>
        <translation>最上层 4 – 6 张</translation>
    </message>
    <message>
        <source>4 to 6 cards on top, now {n}</source>
        <translation>最上层要 4 – 6 张，现在 {n} 张</translation>
    </message>
    <message>
        <source>Bottom: {n}</source>
        <translation>下层 {n} 张</translation>
    </message>
    <message>
        <source>Chosen card, layer {z}: under {above}, over {below}</source>
        <translation>选中的牌（第 {z} 层）：被 {above} 张压住，压住 {below} 张</translation>
    </message>
    <message>
        <source>Chosen top card, layer {z}: covers {below}, not in the flip order</source>
        <translation>选中最上层的牌（第 {z} 层）：压住 {below} 张，还没有编号</translation>
    </message>
    <message>
        <source>Chosen top card, layer {z}: covers {below}, turned as number {number}</source>
        <translation>选中最上层的牌（第 {z} 层）：压住 {below} 张，第 {number} 个翻开</translation>
    </message>
    <message>
        <source>Click the top cards in the order of turning.</source>
        <translation>按翻牌的先后依次点最上层的牌。</translation>
    </message>
    <message>
        <source>Every top card must cover a lower one at least in part; touching edges is not enough.</source>
        <translation>最上层的每张牌都至少要压住下层牌的一部分；只碰到边不算。</translation>
    </message>
    <message>
        <source>Everybody lays out ten cards.</source>
        <translation>每家摆十张牌。</translation>
    </message>
    <message>
        <source>Exactly 10 cards</source>
        <translation>正好 10 张</translation>
    </message>
    <message>
        <source>Exactly 10 cards, now {n}</source>
        <translation>要正好 10 张，现在 {n} 张</translation>
    </message>
    <message>
        <source>Five stacks</source>
        <translation>五叠</translation>
    </message>
    <message>
        <source>Five stacks of two cards; each top card hides one.</source>
        <translation>共五叠，每叠两张，上面一张压住下面一张。</translation>
    </message>
    <message>
        <source>Flip order complete</source>
        <translation>翻牌顺序已排好</translation>
    </message>
    <message>
        <source>Flip order: {n} missing</source>
        <translation>翻牌顺序：差 {n} 张</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>倒金字塔</translation>
    </message>
    <message>
        <source>Middle: {n}</source>
        <translation>中层 {n} 张</translation>
    </message>
    <message>
        <source>No overlap in a layer</source>
        <translation>同层不重叠</translation>
    </message>
    <message>
        <source>Only cards that nothing covers are turned at the beginning; there must be 4 to 6 of them.</source>
        <translation>开始时只翻没有被压住的牌，这样的牌要有 4 到 6 张。</translation>
    </message>
    <message>
        <source>Own layout</source>
        <translation>自定摆法</translation>
    </message>
    <message>
        <source>Put some cards over others, and no more than three on top of each other.</source>
        <translation>让一些牌压住另一些牌，最多叠三层。</translation>
    </message>
    <message>
        <source>Six over four</source>
        <translation>六四</translation>
    </message>
    <message>
        <source>Three layers: five cards above three above two.</source>
        <translation>三层：上面五张，中间三张，最下两张。</translation>
    </message>
    <message>
        <source>Top cards have support</source>
        <translation>没有悬空的牌</translation>
    </message>
    <message>
        <source>Top: {n}</source>
        <translation>最上层 {n} 张</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>塔楼</translation>
    </message>
    <message>
        <source>Two cards of one layer cannot lie on each other: move one, or change its layer.</source>
        <translation>同一层的牌不能互相压住：移开一张，或者换一层。</translation>
    </message>
    <message>
        <source>Two layers: six cards above four; most cards to choose from at once.</source>
        <translation>两层：上面六张压住四张，一开始可选的牌最多。</translation>
    </message>
    <message>
        <source>Two towers of three cards and two of two; six cards stay hidden.</source>
        <translation>两座三张、两座两张的塔，暗牌有六张。</translation>
    </message>
    <message>
        <source>a layout breaks a rule for layouts</source>
        <translation>有一套摆法不合摆法规则</translation>
    </message>
    <message>
        <source>a layout has cards far outside the table</source>
        <translation>有一套摆法的牌远在桌外</translation>
    </message>
    <message>
        <source>{n} cards overlap in a layer</source>
        <translation>同层有 {n} 张牌重叠</translation>
    </message>
    <message>
        <source>{n} top cards cover nothing</source>
        <translation>{n} 张牌悬空</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Played for you until the lesson goes on</source>
        <translation>由程序替你打，直到教学继续</translation>
    </message>
    <message>
        <source>Press the button with the frame.</source>
        <translation>请按加了框的按钮。</translation>
    </message>
    <message>
        <source>The lesson would do this: {act}</source>
        <translation>教学会这样做：{act}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>5 counts 5, 10 and K count 10. Only the points that the attackers, {p1} and {p3}, win are counted. If they reach {limit} they take over; you have to stop them.</source>
        <translation>5 算 5 分，10 和 K 各算 10 分。只计抓分方{p1}和{p3}抓到的分。他们抓满 {limit}就上台；你要拦住他们。</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>A round has two halves</source>
        <translation>一圈分两半</translation>
    </message>
    <message>
        <source>A tractor</source>
        <translation>拖拉机</translation>
    </message>
    <message>
        <source>As long as you have a heart you must play one. They cannot win: choose either.</source>
        <translation>有红桃就必须跟红桃。这两张都赢不了，随便出一张。</translation>
    </message>
    <message>
        <source>Beaten, so give little</source>
        <translation>赢不了就少给</translation>
    </message>
    <message>
        <source>Bid and become declarer</source>
        <translation>叫主当庄</translation>
    </message>
    <message>
        <source>Bid for trump</source>
        <translation>亮主</translation>
    </message>
    <message>
        <source>Bid with the card you turned</source>
        <translation>用翻出的牌叫主</translation>
    </message>
    <message>
        <source>Big joker, small joker, {card}, the other level cards, then the suit from A down. Trumps are one suit: a level card of any suit, and a joker, counts as trump and nothing else.</source>
        <translation>大王、小王、{card}、其他级牌，然后是主花色从 A 往下。主牌算一门：任何花色的级牌和王都只算主牌。</translation>
    </message>
    <message>
        <source>Both pairs still have nothing. You will lose some tricks; lose one cheaply now with a low heart, such as {card}.</source>
        <translation>两组都还没有分。总要输几圈，现在用小红桃便宜地输一圈，比如{card}。</translation>
    </message>
    <message>
        <source>Bury eight cards</source>
        <translation>扣八张底牌</translation>
    </message>
    <message>
        <source>Bury eight of your 28 cards: they are the mine. It should hold things that surprise. Here: {cards}. Show me chooses them for you; then press Bury.</source>
        <translation>从 28 张里扣八张，就是地雷。要埋些出其不意的牌。这一课埋：{cards}。按“演示”替你选好，再按“扣底”。</translation>
    </message>
    <message>
        <source>Bury the bottom</source>
        <translation>扣底</translation>
    </message>
    <message>
        <source>Choose all four cards of the tractor: {cards}.</source>
        <translation>请选上拖拉机的四张牌：{cards}。</translation>
    </message>
    <message>
        <source>Choose both {cards} and lead them together.</source>
        <translation>请把{cards}两张都选上一起出。</translation>
    </message>
    <message>
        <source>Do not let it pass: bid with {card}.</source>
        <translation>别放过：用{card}叫主。</translation>
    </message>
    <message>
        <source>Draw the jokers</source>
        <translation>调王</translation>
    </message>
    <message>
        <source>Each is judged alone</source>
        <translation>各算各的</translation>
    </message>
    <message>
        <source>Each plays one card, then each plays a second one. The highest of all six cards wins the round. Lead {card} from your tableau: nothing in diamonds is higher.</source>
        <translation>每人先出一张，再每人出第二张。六张里最大的赢得这一圈。出桌上的{card}：方块里没有更大的。</translation>
    </message>
    <message>
        <source>Everybody drew six cards. Make the bottom four cards again: bury low cards of side suits, ♠5 among them: it is worth 5 points, which are safe there if you win the last round. Keep the trumps, the A and the K.</source>
        <translation>每人又抓了六张。把底牌重新凑成四张：扣副牌里的小牌，其中要有 ♠5：它值 5 分，最后一圈由你赢下，这 5 分就保住了。主牌、A 和 K 留着。</translation>
    </message>
    <message>
        <source>Everybody for himself</source>
        <translation>各打各的</translation>
    </message>
    <message>
        <source>Everybody had to follow with a heart. {p2} saw you win and gave a K: {points} that the attackers do not get. They have {attackers}.</source>
        <translation>人人都得跟红桃。{p2}看到你要赢，给了一张 K：这 {points}抓分方就拿不到了。他们现在 {attackers}。</translation>
    </message>
    <message>
        <source>Five players, two decks. The declarer plays alone against the four others, but with a hidden mine: eight buried cards that play along like a sixth player.</source>
        <translation>五个人，两副牌。庄家一个人对四家，但有暗雷：扣下的八张牌像第六家一样出牌。</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>跟牌</translation>
    </message>
    <message>
        <source>Get rid of your last club first: {card}.</source>
        <translation>先把最后一张草花{card}出掉。</translation>
    </message>
    <message>
        <source>Give up the lead</source>
        <translation>让出先手</translation>
    </message>
    <message>
        <source>If an attacker wins it, he captures the bottom. {card} is the highest trump left: lead it and keep the bottom.</source>
        <translation>要是闲家赢了就会抠底。{card}是剩下的最大主牌：出它，保住底牌。</translation>
    </message>
    <message>
        <source>It must be a diamond. Take {card} from the tableau, so that you see a flip.</source>
        <translation>必须是方块。请出桌上的{card}，好看到翻牌。</translation>
    </message>
    <message>
        <source>Keep that for later: a low heart, {card}, costs least.</source>
        <translation>那张留着以后用：小红桃{card}损失最小。</translation>
    </message>
    <message>
        <source>Keep that: a low heart, {card}, will do.</source>
        <translation>那张留着：出小红桃{card}就行。</translation>
    </message>
    <message>
        <source>Lay the mine</source>
        <translation>埋雷</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领出</translation>
    </message>
    <message>
        <source>Lead a winner</source>
        <translation>先出必赢的牌</translation>
    </message>
    <message>
        <source>Lead the trump, {card}: it cannot be beaten any more.</source>
        <translation>出主牌{card}：已经没有牌能大过它了。</translation>
    </message>
    <message>
        <source>Let the others show</source>
        <translation>让一让</translation>
    </message>
    <message>
        <source>Lure them</source>
        <translation>引他们上钩</translation>
    </message>
    <message>
        <source>No ruff this time</source>
        <translation>这次不能将吃</translation>
    </message>
    <message>
        <source>Nobody knows that {ace} lies in the mine. Lead low, {card}, and see who dares to win.</source>
        <translation>没有人知道{ace}埋在雷里。出小牌{card}，看谁敢上。</translation>
    </message>
    <message>
        <source>Nobody overturned you, so you stay the declarer. Next time you choose your own mine.</source>
        <translation>没有人反庄，你继续当庄。下次就由你自己埋雷了。</translation>
    </message>
    <message>
        <source>Not yet: lead {card} to draw the jokers.</source>
        <translation>先别出那张：用{card}把王调出来。</translation>
    </message>
    <message>
        <source>Now it is the mine&apos;s turn. It may always play nothing. Your {best} is winning, so save its cards: press Skip, or P.</source>
        <translation>现在轮到地雷。它随时可以不出。你的{best}正最大，省着它的牌：按“跳过”或 P。</translation>
    </message>
    <message>
        <source>One against four</source>
        <translation>一打四</translation>
    </message>
    <message>
        <source>One small trump of the mine is enough: {cards}.</source>
        <translation>雷里一张小主牌就够：{cards}。</translation>
    </message>
    <message>
        <source>Only you see these {count} cards; the others see how many are left. The mine&apos;s turn comes once in each trick, always between {p2} and {p3}.</source>
        <translation>这 {count} 张只有你看得见，别人只知道还剩几张。每圈轮到地雷一次，总在{p2}和{p3}之间。</translation>
    </message>
    <message>
        <source>Pair points and personal points</source>
        <translation>小组分和个人分</translation>
    </message>
    <message>
        <source>Play your last card, {card}.</source>
        <translation>请出最后一张：{card}。</translation>
    </message>
    <message>
        <source>Press the button with {card} to bid.</source>
        <translation>请按带{card}的按钮亮主。</translation>
    </message>
    <message>
        <source>Put ♦A on {low}, and leave your other open cards as they are.</source>
        <translation>请把 ♦A 放到{low}上，其他明牌不要动。</translation>
    </message>
    <message>
        <source>Rather not that: bury ♠5 and other low cards without a gold corner.</source>
        <translation>最好别扣那张：扣 ♠5 和其他没有金角的小牌。</translation>
    </message>
    <message>
        <source>Ruff!</source>
        <translation>杀！</translation>
    </message>
    <message>
        <source>Run out of a suit</source>
        <translation>打光一门</translation>
    </message>
    <message>
        <source>Swap a card in</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>That cannot win: skip and save the card.</source>
        <translation>那张赢不了：跳过，省下牌。</translation>
    </message>
    <message>
        <source>That gives the trap away: lead {card}.</source>
        <translation>那样就露馅了：出{card}。</translation>
    </message>
    <message>
        <source>That is allowed, but {points} are at stake: ruff with your smallest trump, {card}.</source>
        <translation>这样也允许，可这一圈有 {points}：用最小的主牌{card}杀掉。</translation>
    </message>
    <message>
        <source>That trick was yours, too: the attackers still have {attackers}. You cannot win them all, so lose cheaply: lead {card}.</source>
        <translation>这一圈也归你：抓分方还是 {attackers}。不可能圈圈都赢，要输就少输：出{card}。</translation>
    </message>
    <message>
        <source>That was the lesson!</source>
        <translation>这一课就到这里！</translation>
    </message>
    <message>
        <source>That would do, but for this lesson: all diamonds, and two clubs below J. Keep the rest.</source>
        <translation>这样也行，不过这一课请扣：全部方块，再加两张 J 以下的草花。其余留着。</translation>
    </message>
    <message>
        <source>The attackers have {attackers} and {p1} leads a diamond: {points} more. You buried your diamonds, so you may play anything; a trump wins. A small one is enough: {card}.</source>
        <translation>抓分方有 {attackers}，{p1}又出方块，这一圈还有 {points}。你的方块都扣掉了，什么都可以出；出主牌就赢。小的就够：{card}。</translation>
    </message>
    <message>
        <source>The attackers have {attackers}. Who wins the last trick decides over the bottom. You have only {card}, and {unseen} higher trumps are still out. Play it.</source>
        <translation>抓分方有 {attackers}。最后一圈谁赢，决定底牌归谁。你只剩{card}，外面还有 {unseen} 张更大的主。出吧。</translation>
    </message>
    <message>
        <source>The bar moves</source>
        <translation>分数条动了</translation>
    </message>
    <message>
        <source>The declarer leads. Begin with {card}, the highest heart.</source>
        <translation>庄家先出。先出最大的红桃{card}。</translation>
    </message>
    <message>
        <source>The declarer leads. Nothing in hearts is higher than {card}. Click it and press Enter, or drag it to the middle.</source>
        <translation>庄家先出。红桃里没有比{card}更大的牌。点一下它再按 Enter，或者把它拖到桌子中间。</translation>
    </message>
    <message>
        <source>The four bottom cards are yours. Drag ♦A onto your {low}, then press Confirm swaps. {low} goes to your hand; a click on it sends it to the bottom instead.</source>
        <translation>四张底牌归你。把 ♦A 拖到你的{low}上，再按“确认替换”。{low}进手牌；点一下它就改为扣进底牌。</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>最后一圈</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>最后一圈</translation>
    </message>
    <message>
        <source>The level is {level}, and you turned up {card}: a level card. Bid with it now or never. Who bids first fixes the trump suit and is the declarer. Press Enter.</source>
        <translation>现在打 {level}，你翻出了级牌{card}。要叫就现在，过后不能再用。先叫的人定主并当庄。按 Enter。</translation>
    </message>
    <message>
        <source>The level is {level}, so every {level} is a level card. Who shows one makes its suit trump. You have just got {card}: show it with its button below.</source>
        <translation>现在打 {level}，所以每张 {level} 都是级牌。亮出一张级牌，它的花色就成为主。你刚摸到{card}：按下面带这张牌的按钮亮出来。</translation>
    </message>
    <message>
        <source>The level is {level}: {card} is a level card. In the first deal the first bidder is the declarer, and the suit is trump. Show it with its button.</source>
        <translation>现在打 {level}：{card}是级牌。第一局谁先叫谁当庄，这门花色就是主。按带这张牌的按钮亮出来。</translation>
    </message>
    <message>
        <source>The middle of the deal</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>The middle of the hand</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>The mine may skip</source>
        <translation>地雷可以跳过</translation>
    </message>
    <message>
        <source>The mine ruffs</source>
        <translation>地雷将吃</translation>
    </message>
    <message>
        <source>The mine strikes</source>
        <translation>踩雷了</translation>
    </message>
    <message>
        <source>The mine won {points}, and you lead again. As long as you hold a suit the mine may not ruff it. You have just one club: lead {card}, and the mine is free.</source>
        <translation>地雷赢了 {points}，还是你出。你手里还有的花色，地雷不能将吃。你只剩一张草花：出{card}，地雷就自由了。</translation>
    </message>
    <message>
        <source>The next rounds are played for you, until the last one. Watch the cards turn over.</source>
        <translation>接下来的几圈由程序替你打，一直到最后一圈。留意翻牌。</translation>
    </message>
    <message>
        <source>The next tricks are played for you and your mine, until the last one. Watch both bars.</source>
        <translation>接下来的几圈由程序替你和地雷打，一直到最后一圈。留意两条分数。</translation>
    </message>
    <message>
        <source>The round is lost: give the smallest trump, {card}.</source>
        <translation>这一圈赢不了：给最小的主牌{card}。</translation>
    </message>
    <message>
        <source>The second half</source>
        <translation>后半圈</translation>
    </message>
    <message>
        <source>The trick is worth it: take it with {card}.</source>
        <translation>这一圈值得：用{card}拿下。</translation>
    </message>
    <message>
        <source>They add up from deal to deal; {p1} has {points}. With 150 of them, who has won as declarer may pay 100 after a deal: Block the highest player&apos;s rise, or Force a level. 200 Claim the next deal.</source>
        <translation>个人分一局局累计；{p1}现在有 {points}。满 150 分又当庄赢过的人，一局后可付 100 分：“阻止”最高者升级，或“强升”自己一级。满 200 分可清空，强行当下一庄。</translation>
    </message>
    <message>
        <source>They captured the bottom</source>
        <translation>底被抠了</translation>
    </message>
    <message>
        <source>They dug the bottom</source>
        <translation>抠底了</translation>
    </message>
    <message>
        <source>Trumps are the jokers, all 3s, both 2s and the hearts; each has a gold corner. You have {count}, in the hand and in the tableau. Even {two} is one.</source>
        <translation>王、所有的 3、两张 2 和红桃都是主牌，都有金角。你手里和桌上一共 {count} 张，连{two}也是。</translation>
    </message>
    <message>
        <source>Two attackers, two bars</source>
        <translation>两家闲家，两条分数</translation>
    </message>
    <message>
        <source>Two cards turned over</source>
        <translation>翻开了两张</translation>
    </message>
    <message>
        <source>Two identical cards are a pair. Who holds a pair of the suit must answer with it. Lead {cards}: click one, click it again for its twin, then Enter.</source>
        <translation>两张完全相同的牌是对子。手里有这门对子的人必须跟对子。出{cards}：点一张，再点一下连它的另一张，然后按 Enter。</translation>
    </message>
    <message>
        <source>Two pairs against you</source>
        <translation>两组对手</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>欢迎上桌</translation>
    </message>
    <message>
        <source>What it is all about</source>
        <translation>打的是什么</translation>
    </message>
    <message>
        <source>What lies open, what is covered</source>
        <translation>明牌和暗牌</translation>
    </message>
    <message>
        <source>What personal points buy</source>
        <translation>个人分有什么用</translation>
    </message>
    <message>
        <source>Which trump is higher</source>
        <translation>主牌的大小</translation>
    </message>
    <message>
        <source>You are free to bury anything in a match. Here take {cards}.</source>
        <translation>正式对局里埋什么都行。这一课请埋{cards}。</translation>
    </message>
    <message>
        <source>You got the eight cards of the bottom and lay eight down. Bury all {count} diamonds, so that you can ruff diamonds later, and any two of your low clubs. Choose them, then press Bury.</source>
        <translation>你拿到了八张底牌，也要扣下八张。把 {count} 张方块全扣掉，以后就能用主牌杀方块，再任选两张小草花。选好后按“扣底”。</translation>
    </message>
    <message>
        <source>You held the deal</source>
        <translation>你守住了</translation>
    </message>
    <message>
        <source>You may lead that, but lead {card} first: it cannot be beaten in its suit.</source>
        <translation>那样也可以，不过先出{card}：这门里没有牌能大过它。</translation>
    </message>
    <message>
        <source>You may, but begin with the sure card: {card}.</source>
        <translation>也可以，不过先出有把握的{card}。</translation>
    </message>
    <message>
        <source>You may, but {card} is the card that is sure to win: lead it.</source>
        <translation>也可以，不过{card}才是必赢的牌：先出它。</translation>
    </message>
    <message>
        <source>You play against {p1} and {p2}, who are no team: each counts for himself. One deck of 52 cards; 5 counts 5, 10 and K count 10, and a 2 counts 5.</source>
        <translation>你的对手是{p1}和{p2}，他们不是一伙，各算各的分。一副牌 52 张；5 算 5 分，10 和 K 算 10 分，2 算 5 分。</translation>
    </message>
    <message>
        <source>You ruffed the K away; the attackers stay at {attackers}. Now you know how to play. The next tricks are played for you, until the last one.</source>
        <translation>你把 K 杀掉了，抓分方还是 {attackers}。现在你会打了。接下来的几圈由程序替你打，一直到最后一圈。</translation>
    </message>
    <message>
        <source>You stay the declarer. In a match you can choose a layout of your own for the ten cards, under Options on the first page.</source>
        <translation>你继续当庄。正式对局时，可以在首页的“选项”里给这十张牌选自己的摆法。</translation>
    </message>
    <message>
        <source>You won the round. Where ♦A and ♦6 lay, {cards} came free and turned up: both are level cards, so both are trumps. Now everybody knows them.</source>
        <translation>这一圈归你。♦A 和 ♦6 原来压着的{cards}翻开了：都是级牌，也就都是主牌。现在大家都知道了。</translation>
    </message>
    <message>
        <source>Your bid stood, so you are the declarer. All trumps have a gold corner and lie together; you hold {count}.</source>
        <translation>没有人反主，你当庄家。主牌都有金角，排在一起；你有 {count} 张。</translation>
    </message>
    <message>
        <source>Your second hand</source>
        <translation>你的第二手牌</translation>
    </message>
    <message>
        <source>Your tableau</source>
        <translation>你的明暗牌</translation>
    </message>
    <message>
        <source>Your trick</source>
        <translation>这一圈归你</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <translation>你的主牌</translation>
    </message>
    <message>
        <source>Your {best} is winning already: skip.</source>
        <translation>你的{best}已经最大：跳过。</translation>
    </message>
    <message>
        <source>{best} is winning. You too must follow your own lead: a diamond. {other} is allowed, but play {card}: then the card below it comes free.</source>
        <translation>{best}最大。你自己也要跟自己领出的花色：方块。出{other}也允许，不过请出{card}：它下面的牌就露出来了。</translation>
    </message>
    <message>
        <source>{card} is the highest trump but for the {higher} jokers. Lead it: who holds a joker has to spend it, or you win again.</source>
        <translation>除了 {higher} 张王，{card}就是最大的主牌。出它：有王的人得用掉王，不然又是你赢。</translation>
    </message>
    <message>
        <source>{down} of your cards lie on the table, face down: five piles of two. Nobody knows them, not even you. Now all three turn their top cards up, one by one.</source>
        <translation>你有 {down} 张牌扣在桌上：五叠，每叠两张。谁也不知道是什么，你自己也不知道。现在三家一张一张翻开最上层。</translation>
    </message>
    <message>
        <source>{p1} had to give a pair of 5s. Neighbouring pairs make a tractor: {cards}. Only a higher tractor beats it, and in trumps it draws four trumps from everybody. Lead all four.</source>
        <translation>{p1}只好交出一对 5。相邻的对子组成拖拉机：{cards}。只有更大的拖拉机能管上；主牌的拖拉机还能从每家调出四张主。四张一起出。</translation>
    </message>
    <message>
        <source>{p1} has {one} and {p2} has {other}: both below {limit}. You get levels against each of them, {gain} together, and stand on level {level}.</source>
        <translation>{p1}有 {one}，{p2}有{other}：都不到 {limit}。你对两家分别升级，一共升 {gain} 级，现在打 {level}。</translation>
    </message>
    <message>
        <source>{p1} led a heart; {best} is winning, and {points} lie in the trick. You hold {count} hearts and must play one; a trump is not allowed. Either will do.</source>
        <translation>{p1}出了红桃；现在{best}最大，这一圈有 {points}。你有 {count} 张红桃，必须跟一张，不能出主牌。出哪张都行。</translation>
    </message>
    <message>
        <source>{p1} won with the A, and {p3} gave a K: the attackers have {attackers}. The marks on the bar say what their points will mean.</source>
        <translation>{p1}用 A 赢了，{p3}给了一张 K：抓分方有 {attackers}了。分数条上的刻度说明多少分会怎样。</translation>
    </message>
    <message>
        <source>{p2}, opposite, is your partner. {p1} and {p3} play against you. Everybody gets 25 cards of two decks.</source>
        <translation>对面的{p2}是你的搭档，{p1}和{p3}是你的对手。两副牌，每人发 25 张。</translation>
    </message>
    <message>
        <source>{p3}&apos;s small joker won the last trick, so the points in the bottom count for the attackers, {factor} times for a single card: {in_bottom} in your ♦10. A pair would make it four times. Total: {points}.</source>
        <translation>{p3}的小王赢了最后一圈，底牌的分归抓分方，单张抠底翻 {factor} 倍：你扣的 ♦10 是 {in_bottom}。用对子抠就是四倍。总共 {points}。</translation>
    </message>
    <message>
        <source>{points} is below {limit}: you and {p2} go up to level {level}, and {p2} is the next declarer. The table at the left shows what other points would have meant. That was the lesson!</source>
        <translation>{points}不到 {limit}：你和{p2}升到 {level}，下一局{p2}当庄。左边的表列出了其他分数的结果。这一课就到这里！</translation>
    </message>
    <message>
        <source>{trump} are trump</source>
        <translation>{trump}是主</translation>
    </message>
    <message>
        <source>{trump} are trump, and you are the declarer. All top cards are up now: everybody sees them and plays them like cards of the hand. The card below turns over when nothing lies on it any more.</source>
        <translation>{trump}是主，你当庄。最上层现在全翻开了：大家都看得见，也能像手牌一样打出。下面的牌等到没有牌压着时才翻开。</translation>
    </message>
    <message>
        <source>{trump} are trump. {p1} and {one} are a pair, {p2} and {other} the other one; each pair has a bar. A pair that reaches {limit} overturns you. 5, 10 and K count as usual.</source>
        <translation>{trump}是主。{p1}和{one}一组，{p2}和{other}一组，每组一条分数。哪一组满 {limit}就反庄。5、10、K 照常算分。</translation>
    </message>
    <message>
        <source>{who} is winning with {best}, {points}. Neither you nor the mine has a club now: ruff with one of its small trumps, {cards}.</source>
        <translation>{who}的{best}正最大，有 {points}。现在你和雷里都没有草花：用雷里的小主牌将吃，{cards}都行。</translation>
    </message>
    <message>
        <source>{who} is winning with {best}. You still hold hearts, so the mine may not ruff, and it has no heart that wins. Skip.</source>
        <translation>{who}的{best}正最大。你手里还有红桃，地雷不能将吃，雷里也没有能赢的红桃。跳过。</translation>
    </message>
    <message>
        <source>{who} led {best}. Your {card} is equal, but the first wins. One card is left in the mine. Play {card}.</source>
        <translation>{who}出了{best}。你的{card}一样大，可同样大的牌先出为大。雷里还剩一张。出{card}吧。</translation>
    </message>
    <message>
        <source>{who} thinks that {best} wins: {points}. The mine holds diamonds, so if it plays it has to follow suit. Play {card}: choose it in the mine and press its Play.</source>
        <translation>{who}以为{best}能赢：有 {points}。雷里有方块，要出就得跟方块。出{card}：在地雷里选上它，按那里的“出牌”。</translation>
    </message>
    <message>
        <source>{who} took it with the {best}. You must follow with a second trump; the smallest is enough: {card}.</source>
        <translation>{who}用{best}管上了。你还得跟第二张主牌，出最小的就够：{card}。</translation>
    </message>
    <message>
        <source>{who} won the last trick and gets {score} for the card left in the mine. The pairs have {one} and {other}, both below {limit}: you rise {gain} levels, to {level}.</source>
        <translation>{who}赢了最后一圈，雷里剩的一张给他 {score}。两组各有 {one}和{other}，都不到 {limit}：你升 {gain} 级，打 {level}。</translation>
    </message>
    <message>
        <source>{who} won {points}. Each attacker has a bar of his own: one who reaches {limit} can take over. Points are never added up, so play against the one who is ahead.</source>
        <translation>{who}得了 {points}。两个闲家各有一条分数：谁满 {limit}谁就能上台。两家的分从不相加，所以要防着分多的那家。</translation>
    </message>
    <message>
        <source>{who} won, and the pair has {points}. Each also keeps a personal account: {who} {zhu}, and {p4} {mei} for the own 10 that a partner won.</source>
        <translation>{who}赢了，这一组有 {points}。每人还有个人账：{who} {zhu}，{p4} {mei}，因为自己的 10 被搭档拿到了。</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <source>About Sheng Ji</source>
        <translation>关于升级</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Cards, signs and sounds were made for it and are under the same licence.</source>
        <translation>牌面、图标和声音是专门制作的，采用同样的许可证。</translation>
    </message>
    <message>
        <source>Computer players: Python</source>
        <translation>电脑玩家：纯 Python</translation>
    </message>
    <message>
        <source>Computer players: compiled</source>
        <translation>电脑玩家：已编译</translation>
    </message>
    <message>
        <source>It is made with:</source>
        <translation>使用了：</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the GNU LGPL, version 3, as unmodified shared libraries: you may replace them by versions of your own. Their sources are at {address}.</source>
        <translation>Qt 和 PySide6 按 GNU LGPL 第 3 版使用，是未经修改的动态库，可以换成你自己的版本。源代码在 {address}。</translation>
    </message>
    <message>
        <source>Self-test…</source>
        <translation>自检……</translation>
    </message>
    <message>
        <source>The text of this licence is missing from the installation.</source>
        <translation>安装里缺少这份许可证的正文。</translation>
    </message>
    <message>
        <source>Version {version}. The program is free software under the MIT licence.</source>
        <translation>版本 {version}。本程序是自由软件，采用 MIT 许可证。</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Fold the record into a tab</source>
        <translation>把记录收到边上</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>牌局记录</translation>
    </message>
    <message>
        <source>Record of the deal</source>
        <translation>本局记录</translation>
    </message>
</context>
<context>
    <name>LogTab</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Show the record</source>
        <translation>显示牌局记录</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Sheng Ji</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>The folder cannot be opened here. Saved games are in {path}</source>
        <translation>这里打不开文件夹。存档在 {path}</translation>
    </message>
    <message>
        <source>These cards cannot be shown, a picture is damaged: {path}</source>
        <translation>无法显示这套牌面，图片已损坏：{path}</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>永久删除？</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Interrupted matches</source>
        <translation>未完成的比赛</translation>
    </message>
    <message>
        <source>No match is waiting.</source>
        <translation>没有未完成的比赛。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About and licences</source>
        <translation>关于与许可(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Ask before a throw that can fail</source>
        <translation>甩牌可能失败时先提醒(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back to start</source>
        <translation>回到首页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Card colours</source>
        <translation>牌面颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Concede the deal…</source>
        <translation>本局认输(&amp;C)……</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>快速打完本局(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Host a table…</source>
        <translation>开桌(&amp;H)……</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>怎么玩(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>加入牌桌(&amp;J)……</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Learn by playing</source>
        <translation>边打边学(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新比赛(&amp;N)……</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Replays</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save a copy of this table…</source>
        <translation>另存此牌桌(&amp;S)……</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔牌(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Words used here</source>
        <translation>这里的术语(&amp;W)</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>牌背(&amp;B)</translation>
    </message>
    <message>
        <source>Card c&amp;ounter</source>
        <translation>记牌器(&amp;O)</translation>
    </message>
    <message>
        <source>Concede the &amp;match…</source>
        <translation>整场认输(&amp;M)……</translation>
    </message>
    <message>
        <source>Open the &amp;folder of saved games</source>
        <translation>打开存档文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>报告问题(&amp;P)……</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>统计(&amp;T)</translation>
    </message>
    <message>
        <source>This lesson from the &amp;beginning</source>
        <translation>本教学从头开始(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A single card, or throw several of one suit.</source>
        <translation>可出单张，或甩同一门的几张牌。</translation>
    </message>
    <message>
        <source>A single, pair or tractor; or throw several of one suit.</source>
        <translation>可出单张、对子或拖拉机，也可甩同一门的几张牌。</translation>
    </message>
    <message>
        <source>Any {n} of your {suit}.</source>
        <translation>任意 {n} 张{suit}。</translation>
    </message>
    <message>
        <source>Bottom: {points}</source>
        <translation>底牌 {points}</translation>
    </message>
    <message>
        <source>Bottom: {points} × {multiplier} = {bonus}</source>
        <translation>底牌 {points} × {multiplier} = {bonus}</translation>
    </message>
    <message>
        <source>Bury {cards}</source>
        <translation>请扣{cards}</translation>
    </message>
    <message>
        <source>Choose {n} more. Attackers who win the last trick score the bottom, multiplied.</source>
        <translation>还要选 {n} 张。闲家赢得最后一圈时，底牌的分加倍算给闲家。</translation>
    </message>
    <message>
        <source>Click the table or press Enter to go on.</source>
        <translation>点击牌桌或按 Enter 键继续。</translation>
    </message>
    <message>
        <source>Exactly right: press Bury, or drag the cards to the table.</source>
        <translation>张数正好：点“扣底”，或把牌拖到桌上。</translation>
    </message>
    <message>
        <source>In this trick: {points}</source>
        <translation>本圈 {points}</translation>
    </message>
    <message>
        <source>Last bids</source>
        <translation>最后叫牌</translation>
    </message>
    <message>
        <source>No bid yet. A {level} or both jokers make trump.</source>
        <translation>还没有人亮主。可亮一张 {level}，或两张王（无主）。</translation>
    </message>
    <message>
        <source>No bid yet. A {level} or two equal jokers make trump.</source>
        <translation>还没有人亮主。可亮 {level}，或一对相同的王（无主）。</translation>
    </message>
    <message>
        <source>No higher bid: you pass</source>
        <translation>没有更大的可叫，自动不叫</translation>
    </message>
    <message>
        <source>Nothing to bid with: you pass</source>
        <translation>没有可叫的牌，自动不叫</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>正在发牌</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>These are your last cards.</source>
        <translation>这是你最后的牌。</translation>
    </message>
    <message>
        <source>Throw failed: {name} must lead {cards}</source>
        <translation>甩牌失败：{name}须出{cards}</translation>
    </message>
    <message>
        <source>Tried: {cards}</source>
        <translation>原想甩：{cards}</translation>
    </message>
    <message>
        <source>Won with {structure}: {points} × {multiplier} = {bonus}</source>
        <translation>以{structure}抠底：{points} × {multiplier} = {bonus}</translation>
    </message>
    <message>
        <source>You have no {suit}: any {cards}.</source>
        <translation>你没有{suit}：任意{cards}。</translation>
    </message>
    <message>
        <source>You must play {forced} (all your {suit}) and {n} more.</source>
        <translation>必须出{forced}（你全部的{suit}），再任选 {n} 张。</translation>
    </message>
    <message>
        <source>You must play {forced} ({structure}) and any {n} of your {suit}.</source>
        <translation>必须出{forced}（{structure}），再任选 {n} 张{suit}。</translation>
    </message>
    <message>
        <source>You must play {forced}: all your {suit}.</source>
        <translation>必须出{forced}：你全部的{suit}。</translation>
    </message>
    <message>
        <source>You must play {forced}; required: {structure}.</source>
        <translation>必须出{forced}；须包含：{structure}。</translation>
    </message>
    <message>
        <source>Your bid stands so far</source>
        <translation>目前你叫的有效</translation>
    </message>
    <message>
        <source>Your turn to bid</source>
        <translation>轮到你叫牌</translation>
    </message>
    <message>
        <source>Your turn: follow in {suit}</source>
        <translation>轮到你：跟{suit}</translation>
    </message>
    <message>
        <source>Your turn: follow the throw in {suit} ({structure})</source>
        <translation>轮到你：跟{suit}甩牌（{structure}）</translation>
    </message>
    <message>
        <source>Your turn: follow the {structure} in {suit}</source>
        <translation>轮到你：跟{suit}{structure}</translation>
    </message>
    <message>
        <source>Your turn: lead</source>
        <translation>轮到你领出</translation>
    </message>
    <message>
        <source>Your {suit} must contain: {structure}.</source>
        <translation>所出的{suit}须包含：{structure}。</translation>
    </message>
    <message>
        <source>{name} bid {cards}: {trump}</source>
        <translation>{name}亮{cards}：{trump}</translation>
    </message>
    <message>
        <source>{name} buries the bottom</source>
        <translation>{name}正在扣底</translation>
    </message>
    <message>
        <source>{name} captured the bottom</source>
        <translation>{name}抠底</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>等{name}出牌</translation>
    </message>
    <message>
        <source>{name} may bid</source>
        <translation>等{name}叫牌</translation>
    </message>
    <message>
        <source>{name} won the trick</source>
        <translation>{name}赢得这一圈</translation>
    </message>
    <message>
        <source>{n} too many</source>
        <translation>多选了 {n} 张</translation>
    </message>
</context>
<context>
    <name>NamesRow</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>At the end of a deal, with the bottom if it is captured. +1 is one level for that side.</source>
        <translation>一局结束时的得分，抠底的分算在内。+1 表示该方升一级。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>House rules, levels and the number of deals become the usual ones.</source>
        <translation>规则、级数和局数都恢复默认。</translation>
    </message>
    <message>
        <source>New match: four players</source>
        <translation>新比赛：四人升级</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>查看规则</translation>
    </message>
    <message>
        <source>Show all house rules</source>
        <translation>显示全部规则选项</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>使用这些规则</translation>
    </message>
    <message>
        <source>What the attackers&apos; points give</source>
        <translation>闲家得分与升级</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
</context>
<context>
    <name>NextDeclarer</name>
    <message>
        <source>Next declarer</source>
        <translation>下一局庄家</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <comment>puts a message away</comment>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>The deal is played to its end</source>
        <translation>本局自动打完</translation>
    </message>
    <message>
        <source>Your cards are played to the end by the computer.</source>
        <translation>余下的牌由电脑代打。</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>All hands and the bottom</source>
        <translation>各家的牌与底牌</translation>
    </message>
    <message>
        <source>Bottom, buried by {name}</source>
        <translation>底牌 · {name}扣下的</translation>
    </message>
    <message>
        <source>Bottom: {points} × {factor} = {bonus} points</source>
        <translation>底牌 {points} 分 × {factor} = {bonus} 分</translation>
    </message>
    <message>
        <source>Point at a card to see in which trick it was played</source>
        <translation>指着一张牌，看它在第几圈打出</translation>
    </message>
    <message>
        <source>Single cards × 2, a pair × 4, tractors × {factors}</source>
        <translation>单张 2 倍，对子 4 倍，拖拉机 {factors} 倍</translation>
    </message>
    <message>
        <source>The bottom, {points} points, counts for nobody</source>
        <translation>底牌 {points} 分，没有被抠</translation>
    </message>
    <message>
        <source>Trick {number}, won by {name}</source>
        <translation>第 {number} 圈，{name}赢</translation>
    </message>
    <message>
        <source>{name} won the last trick for the declarers</source>
        <translation>最后一圈{name}为庄家方赢得</translation>
    </message>
    <message>
        <source>{name} won the last trick with {cards}</source>
        <translation>最后一圈{name}以{cards}赢得</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Computer player {name}</source>
        <translation>电脑玩家 {name}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>Easy ones err now and then, and in most games forget what has been played; normal ones count cards; hard ones and experts also try plays out in their heads. None of them sees hidden cards.</source>
        <translation>“简单”偶尔会出错，在多数玩法中不记已出的牌；“普通”会算牌；“困难”和“高手”还会在心里试打。电脑都看不到别人的暗牌。</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Contents of the page</source>
        <translation>页面内容</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>A button that proposes a play and says why.</source>
        <translation>一个推荐出牌并说明理由的按钮。</translation>
    </message>
    <message>
        <source>A dot on cards that count</source>
        <translation>分牌加点</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>一圈出完后</translation>
    </message>
    <message>
        <source>After a moment; otherwise it is only chosen for you.</source>
        <translation>稍等片刻后自动出；不选此项时只替你选好。</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>红黑相间</translation>
    </message>
    <message>
        <source>Alternating: black and red suits take turns.</source>
        <translation>红黑相间：黑色和红色花色交替排列。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Ask before a throw that can fail</source>
        <translation>甩牌可能失败时先确认</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>Card colours</source>
        <translation>花色颜色</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Click one card of a pair twice to choose the pair.</source>
        <translation>对一对牌中的一张点两次，就选中这一对。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Fives, tens and kings, under the sign of the suit.</source>
        <translation>5、10、K 的花色下面加一个小圆点。</translation>
    </message>
    <message>
        <source>For a moment</source>
        <translation>停留片刻</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>How long they wait before they act.</source>
        <translation>电脑出牌、叫牌之前等多久。</translation>
    </message>
    <message>
        <source>Ink blue</source>
        <translation>墨蓝</translation>
    </message>
    <message>
        <source>Jade green</source>
        <translation>玉绿</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>长</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Names of the computers</source>
        <translation>电脑玩家的名字</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>自然</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Of your hand; never so large that cards hide each other.</source>
        <translation>指你的手牌；不会大到互相遮住。</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>花色顺序</translation>
    </message>
    <message>
        <source>Pause of computer players</source>
        <translation>电脑玩家的停顿</translation>
    </message>
    <message>
        <source>Play the only legal play by itself</source>
        <translation>只有一种出法时自动出牌</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>胭脂</translation>
    </message>
    <message>
        <source>Second click takes the copies</source>
        <translation>再点一次选中相同的牌</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短</translation>
    </message>
    <message>
        <source>Shown at the table from the next match on.</source>
        <translation>从下一场起显示在牌桌上。</translation>
    </message>
    <message>
        <source>Shows what is still out, by what you have seen yourself.</source>
        <translation>按你自己看到的牌，显示外面还有哪些牌。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>The first try only warns; play again to throw.</source>
        <translation>第一次只提醒，再出一次才甩。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Trumps stand</source>
        <translation>主牌放在</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>双色</translation>
    </message>
    <message>
        <source>Until you click</source>
        <translation>停留直到点击</translation>
    </message>
    <message>
        <source>Until you click you can look at it as long as you like.</source>
        <translation>“直到点击”时，想看多久就看多久。</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>很快</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>With commas between them, from the next match on.</source>
        <translation>用逗号隔开，从下一场起生效。</translation>
    </message>
    <message>
        <source>With four colours clubs are green and diamonds blue.</source>
        <translation>四色时，梅花为绿色，方块为蓝色。</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>layouts</source>
        <translation>明暗牌摆法</translation>
    </message>
    <message>
        <source>lessons begun</source>
        <translation>开始过的教学</translation>
    </message>
    <message>
        <source>place of the window</source>
        <translation>窗口位置</translation>
    </message>
    <message>
        <source>rules of the last match</source>
        <translation>上一场的规则</translation>
    </message>
    <message>
        <source>rules of the other games</source>
        <translation>其他玩法的规则</translation>
    </message>
    <message>
        <source>{preference} “{name}”</source>
        <translation>{preference}“{name}”</translation>
    </message>
</context>
<context>
    <name>PresetPanel</name>
    <message>
        <source>As most tables play: two decks, 80 points take over without a level; the bottom counts 2 to the number of cards of the best structure, at most × 64; three decks, triples need not be broken up for a pair.</source>
        <translation>多数牌桌的打法：两副牌 80 分上台但不升级；扣底按最好牌型的张数翻倍（2 的张数次方），最多 64 倍；三副牌时，跟对子不必拆三张。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>常见打法</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>规则方案</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>给这套规则起名</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为……</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>The rules of the Chinese rule sheet on which this program is built.</source>
        <translation>本程序所依据的升级规则文档的打法。</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Directory:</source>
        <translation>目录(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找位置(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Leave as they are</source>
        <translation>保留不变</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset these settings?</source>
        <translation>重置这些选项？</translation>
    </message>
    <message>
        <source>Sheng Ji</source>
        <translation>升级</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A throw of {count} cards in {class}: nothing still out beats any part of it.</source>
        <translation>甩 {count} 张{class}：外面没有能大过其中任何一部分的牌。</translation>
    </message>
    <message>
        <source>All cards are dealt.</source>
        <translation>牌已经发完。</translation>
    </message>
    <message>
        <source>In {class} only a higher {structure} beats it.</source>
        <translation>{class}里只有更大的{structure}能大过它。</translation>
    </message>
    <message>
        <source>It does not win, but leaves early, so that less counts in the last trick; cards left: {left}.</source>
        <translation>它赢不了，但早些打出，最后一圈就少算一些；还剩 {left} 张。</translation>
    </message>
    <message>
        <source>Likely best: in {worlds} ways in which the hidden cards may lie, it does better by {levels} levels on average than what rules of thumb say.</source>
        <translation>多半最好：在暗牌的 {worlds} 种可能分布里，平均比经验打法多得 {levels} 级。</translation>
    </message>
    <message>
        <source>Likely better not: with {trump}, {count} of your visible cards would be trumps.</source>
        <translation>多半不叫更好：{trump}作主，你看得见的牌里有 {count} 张主牌。</translation>
    </message>
    <message>
        <source>Likely the least loss in high cards, pairs and trumps; {points} go into the bottom.</source>
        <translation>大牌、对子和主牌多半这样损失最少；底里放 {points}。</translation>
    </message>
    <message>
        <source>Likely the tableau is best left as it lies.</source>
        <translation>明暗牌多半保持原样最好。</translation>
    </message>
    <message>
        <source>No bid gives more than {count} trumps.</source>
        <translation>怎么亮也不超过 {count} 张主牌。</translation>
    </message>
    <message>
        <source>No card still out in {class} is higher than {cards}.</source>
        <translation>还没出的{class}里没有比{cards}更大的。</translation>
    </message>
    <message>
        <source>No sure winner (not played and higher in {class}: {higher}), but it uncovers hidden cards of your own: {count}.</source>
        <translation>不一定赢（没出的{class}里有 {higher} 张更大），但可让自己的 {count} 张暗牌不再被压住。</translation>
    </message>
    <message>
        <source>No sure winner (not played and higher in {class}: {higher}); likely little is lost.</source>
        <translation>不一定赢（没出的{class}里有 {higher} 张更大）；损失多半不大。</translation>
    </message>
    <message>
        <source>No sure winner (still unseen and higher in {class}: {higher}), but likely little is lost.</source>
        <translation>不一定赢（没见到的{class}里有 {higher} 张更大），但损失多半不大。</translation>
    </message>
    <message>
        <source>No trump: {count} jokers and level cards are held.</source>
        <translation>亮无主：王和级牌共 {count} 张。</translation>
    </message>
    <message>
        <source>Nothing else may be played.</source>
        <translation>只能这样出。</translation>
    </message>
    <message>
        <source>Nothing still out in {class} beats {cards}.</source>
        <translation>外面的{class}没有能大过{cards}的。</translation>
    </message>
    <message>
        <source>Over the partner&apos;s bid: {trump} would give {count} trumps instead of {theirs}.</source>
        <translation>反对家的主：{trump}作主有 {count} 张主牌，现在只算 {theirs} 张。</translation>
    </message>
    <message>
        <source>Over {name}&apos;s bid: {trump} would give {count} trumps instead of {theirs}.</source>
        <translation>反{name}的主：{trump}作主有 {count} 张主牌，现在只算 {theirs} 张。</translation>
    </message>
    <message>
        <source>Ruffs {class} for {points}: no opponent plays after it.</source>
        <translation>毙{class}，{points}：后面没有对手出牌了。</translation>
    </message>
    <message>
        <source>Ruffs {class} for {points}: no opponent still to play can beat it.</source>
        <translation>毙{class}，{points}：后面的对手没有能盖过它的牌。</translation>
    </message>
    <message>
        <source>Ruffs {class} for {points}; it may still be beaten.</source>
        <translation>毙{class}，{points}；后面仍可能被盖毙。</translation>
    </message>
    <message>
        <source>Ruffs {class}, {points} so far; it may still be beaten.</source>
        <translation>毙{class}，目前 {points}；仍可能被压过。</translation>
    </message>
    <message>
        <source>Skip: the cards that stay, {left}, are likely better kept for another trick.</source>
        <translation>跳过：留下的 {left} 张牌多半留到别的圈更有用。</translation>
    </message>
    <message>
        <source>Still unseen and higher in {class}: only {higher}.</source>
        <translation>没见到的{class}里，比它大的只有 {higher} 张。</translation>
    </message>
    <message>
        <source>Takes the lead of the trick, {points}; it may still be beaten.</source>
        <translation>暂时最大，{points}；后面仍可能被压过。</translation>
    </message>
    <message>
        <source>Takes the trick, {points}: no opponent plays after it.</source>
        <translation>拿下这一圈，{points}：后面没有对手出牌了。</translation>
    </message>
    <message>
        <source>Takes the trick, {points}: no opponent still to play can beat {cards}.</source>
        <translation>拿下这一圈，{points}：后面的对手没有能大过{cards}的牌。</translation>
    </message>
    <message>
        <source>Taking the trick, {points} so far, would likely cost more than it brings.</source>
        <translation>这一圈目前 {points}，去赢多半得不偿失。</translation>
    </message>
    <message>
        <source>The best card of the round so far, {points}; it may still be beaten.</source>
        <translation>目前是这一圈最大的牌，{points}；仍可能被压过。</translation>
    </message>
    <message>
        <source>The declarer&apos;s other cards are still to come and can win: {points} in hope of it.</source>
        <translation>庄家的另一手牌还没出，赢得了：先放 {points}。</translation>
    </message>
    <message>
        <source>The declarer&apos;s other cards are winning: add {points}.</source>
        <translation>庄家的另一手牌正领先：加 {points}。</translation>
    </message>
    <message>
        <source>The declarer&apos;s other cards are winning: leave it at that.</source>
        <translation>庄家的另一手牌正领先：不必再压。</translation>
    </message>
    <message>
        <source>The first to bid declares; with {trump}, {count} of your visible cards are trumps.</source>
        <translation>先叫者坐庄；{trump}作主，你看得见的牌里有 {count} 张主牌。</translation>
    </message>
    <message>
        <source>The own bid of {trump} stands.</source>
        <translation>自己亮的{trump}算数。</translation>
    </message>
    <message>
        <source>The partner&apos;s bid of {trump} stands.</source>
        <translation>对家亮的{trump}算数，不用反。</translation>
    </message>
    <message>
        <source>The rules allow nothing but a skip.</source>
        <translation>按规则只能跳过。</translation>
    </message>
    <message>
        <source>The {have} points are likely better kept for later.</source>
        <translation>{have} 分多半留到以后更好。</translation>
    </message>
    <message>
        <source>There is no card to bid with.</source>
        <translation>没有可以叫牌的牌。</translation>
    </message>
    <message>
        <source>There is no higher bid in the hand.</source>
        <translation>手里没有更大的主可亮。</translation>
    </message>
    <message>
        <source>These are the last cards of the hand.</source>
        <translation>手里只剩这些牌了。</translation>
    </message>
    <message>
        <source>To be void in {classes}; {points} go into the bottom.</source>
        <translation>扣后{classes}绝门；底里放 {points}。</translation>
    </message>
    <message>
        <source>To draw trumps: {out} are still unseen, and nothing among them beats this.</source>
        <translation>调主：还有 {out} 张主牌没见到，其中没有能大过它的。</translation>
    </message>
    <message>
        <source>To have no {class} left after it.</source>
        <translation>出完后{class}绝门。</translation>
    </message>
    <message>
        <source>To secure the own bid of {trump}, with {count} trumps.</source>
        <translation>加固{trump}，手里有 {count} 张主牌。</translation>
    </message>
    <message>
        <source>To take the lead of the round, {points} so far, would likely cost more than it brings.</source>
        <translation>这一圈目前 {points}，去抢多半得不偿失。</translation>
    </message>
    <message>
        <source>Wins the last round for sure, {points} so far, and with it the bottom.</source>
        <translation>最后一圈稳赢，目前 {points}，并且抠底。</translation>
    </message>
    <message>
        <source>Wins the round, {points} so far: nobody still to play can beat {cards}.</source>
        <translation>这一圈稳赢，目前 {points}：后面没有能大过{cards}的牌。</translation>
    </message>
    <message>
        <source>Wins the round, {points}: nobody plays after it.</source>
        <translation>赢下这一圈，{points}：后面没有别人出牌了。</translation>
    </message>
    <message>
        <source>With {trump}, {count} of your visible cards are trumps.</source>
        <translation>{trump}作主，你看得见的牌里有 {count} 张主牌。</translation>
    </message>
    <message>
        <source>You and the other attacker go up instead of {name} down, for declined cards: {count}.</source>
        <translation>不降{name}，改为你和另一闲家升级，因不叫的 {count} 张牌。</translation>
    </message>
    <message>
        <source>You cannot beat the best card of the round: likely the least loss in points, high cards and trumps.</source>
        <translation>压不过这一圈最大的牌：分、大牌和主牌多半这样损失最少。</translation>
    </message>
    <message>
        <source>You cannot take the lead of the round; this uncovers hidden cards of your own: {count}.</source>
        <translation>这一圈压不过；这张可让自己的 {count} 张暗牌不再被压住。</translation>
    </message>
    <message>
        <source>You cannot win this trick: likely the least loss in points, high cards, pairs and trumps.</source>
        <translation>这一圈你赢不了：分、大牌、对子和主牌多半这样损失最少。</translation>
    </message>
    <message>
        <source>Your own card is winning the round: add {points}.</source>
        <translation>自己的牌正领先这一圈：加 {points}。</translation>
    </message>
    <message>
        <source>Your own card is winning the round: leave it at that.</source>
        <translation>自己的牌正领先这一圈：不必再压。</translation>
    </message>
    <message>
        <source>Your partner {name} has no {class} left and may ruff.</source>
        <translation>对家{name}已没有{class}，也许能毙。</translation>
    </message>
    <message>
        <source>Your partner {name} is winning the trick: give {points}.</source>
        <translation>对家{name}这一圈最大：给 {points}。</translation>
    </message>
    <message>
        <source>Your partner {name} is winning the trick: leave it at that.</source>
        <translation>对家{name}这一圈最大：不必去压。</translation>
    </message>
    <message>
        <source>Your partner {name} plays later and may win: {points} in hope of it.</source>
        <translation>对家{name}在后面出牌，有机会赢：先放 {points}。</translation>
    </message>
    <message>
        <source>{cards} comes to lie over {count} cards, which come free once it is played, likely soon.</source>
        <translation>{cards}换上后压着 {count} 张牌，多半不久就能打出，让它们翻明。</translation>
    </message>
    <message>
        <source>{cards}: these come in on top, and what makes room for them is buried.</source>
        <translation>换上{cards}，让出位置的牌扣入底牌。</translation>
    </message>
    <message>
        <source>{front} cards in front and {rear} in the rear.</source>
        <translation>前手 {front} 张，后手 {rear} 张。</translation>
    </message>
    <message>
        <source>{have} points are enough to declare the next deal.</source>
        <translation>有 {have} 分，够在下一局强行当庄。</translation>
    </message>
    <message>
        <source>{have} points are enough to rise a level.</source>
        <translation>有 {have} 分，够强行升一级。</translation>
    </message>
    <message>
        <source>{name} goes down for declined cards: {count}.</source>
        <translation>{name}因不叫的 {count} 张牌降级。</translation>
    </message>
    <message>
        <source>{name} is ahead and is lowered by the levels left over: {count}.</source>
        <translation>{name}领先，用多出的 {count} 级降其级。</translation>
    </message>
    <message>
        <source>{name} would win the match.</source>
        <translation>否则{name}就赢下整场了。</translation>
    </message>
    <message>
        <source>{name}, the other attacker, is winning the round: {points} go there, not to the declarer.</source>
        <translation>另一闲家{name}正领先这一圈：{points}给他，不给庄家。</translation>
    </message>
    <message>
        <source>{name}, who is at the highest level, would rise by {count}.</source>
        <translation>{name}等级最高，否则要升 {count} 级。</translation>
    </message>
    <message>
        <source>{points} go into the mine, which can play them on the declarer&apos;s own tricks.</source>
        <translation>地雷里放 {points}，以后可垫在庄家自己赢的圈里。</translation>
    </message>
    <message>
        <source>{trump}: the hand would hold {count} trumps.</source>
        <translation>亮{trump}，手里有 {count} 张主牌。</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Bidding</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Bottom turned up: {cards}</source>
        <translation>翻底牌：{cards}</translation>
    </message>
    <message>
        <source>Trick {n} · being played</source>
        <translation>第 {n} 圈 · 进行中</translation>
    </message>
    <message>
        <source>Trick {n} · {name} · {points}</source>
        <translation>第 {n} 圈 · {name}赢 · {points}</translation>
    </message>
    <message>
        <source>Trump: {trump}. Declarer: {name}</source>
        <translation>主牌 {trump}，庄家 {name}</translation>
    </message>
    <message>
        <source>{line} – best</source>
        <translation>{line}&#x3000;最大</translation>
    </message>
    <message>
        <source>{name} bid {cards} – {trump}</source>
        <translation>{name} 亮 {cards} · {trump}</translation>
    </message>
    <message>
        <source>{name} led {cards}</source>
        <translation>{name} 领出 {cards}</translation>
    </message>
    <message>
        <source>{name} tried {cards}</source>
        <translation>{name} 甩牌失败 {cards}</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A bid is one level card or one joker.</source>
        <translation>叫牌要用一张级牌或一张王。</translation>
    </message>
    <message>
        <source>A bid of three decks has a level card or joker, only cards that go with it, and 3 points or more.</source>
        <translation>三副牌叫主要有级牌或王，只配能算点的牌，至少 3 点。</translation>
    </message>
    <message>
        <source>A bid shows level cards of one suit, or identical jokers.</source>
        <translation>亮主要亮同一花色的级牌，或者一样的王。</translation>
    </message>
    <message>
        <source>A higher bid needs more cards, too: {standing} stand, yours has {offered}.</source>
        <translation>反主不但点数要大，张数也要多：已叫的是 {standing} 张，你的是 {offered}。</translation>
    </message>
    <message>
        <source>A lead must be all of one suit, or all trumps.</source>
        <translation>领出的牌必须是同一花色，或者全是主牌。</translation>
    </message>
    <message>
        <source>A new bid must show a card that you have not shown yet.</source>
        <translation>再亮主，至少要有一张还没亮过的牌。</translation>
    </message>
    <message>
        <source>Bury exactly {wanted}; chosen now: {got}.</source>
        <translation>要扣 {wanted}，现在选了 {got} 张。</translation>
    </message>
    <message>
        <source>Choose the cards to play first.</source>
        <translation>请先选要出的牌。</translation>
    </message>
    <message>
        <source>Each of the two hands has {least} to {most}; the rear hand now: {got}.</source>
        <translation>每手要 {least} 到 {most}，现在后手有 {got} 张。</translation>
    </message>
    <message>
        <source>Even a discard takes {suit} of the mine first: {count}.</source>
        <translation>垫牌也要先出地雷里的{suit}，{count}。</translation>
    </message>
    <message>
        <source>First you have to win a deal as declarer.</source>
        <translation>要先坐庄打赢一次才行。</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Led: {lead}. Your {suit} can and must contain: {required}.</source>
        <translation>首家出的是{lead}，你的{suit}里有{required}，必须出。</translation>
    </message>
    <message>
        <source>Only a card of the bottom can be swapped in, and each only once.</source>
        <translation>只能用底牌来替换，每张只能用一次。</translation>
    </message>
    <message>
        <source>Only a card that you drew from the stock can bid.</source>
        <translation>只能用这一局抓到的牌叫，翻过没叫的不能再叫。</translation>
    </message>
    <message>
        <source>Only another player of the highest level who would rise now.</source>
        <translation>只能阻止当前等级最高、正要升级的别家。</translation>
    </message>
    <message>
        <source>Only face-up cards of your own can be swapped out, and each place only once.</source>
        <translation>只能替换自己最上层的明牌，每个位置只能换一次。</translation>
    </message>
    <message>
        <source>Only the card that you just drew can bid.</source>
        <translation>只能用刚抓到的这张牌叫。</translation>
    </message>
    <message>
        <source>Only the card that you just turned up can bid.</source>
        <translation>只能用刚翻明的这张牌叫。</translation>
    </message>
    <message>
        <source>Only the opponent with the higher level, who is ahead of you.</source>
        <translation>只能让领先你的、级数较高的对手降级。</translation>
    </message>
    <message>
        <source>Play at most {most} from the mine.</source>
        <translation>地雷最多出 {most}。</translation>
    </message>
    <message>
        <source>Play exactly {wanted}; chosen now: {got}.</source>
        <translation>要出 {wanted}，现在选了 {got} 张。</translation>
    </message>
    <message>
        <source>Play one card at a time.</source>
        <translation>一次只能出一张。</translation>
    </message>
    <message>
        <source>Somebody has bid already, and the first bid is final.</source>
        <translation>已经有人叫牌了，先叫的算。</translation>
    </message>
    <message>
        <source>That cannot be done at this point of the deal.</source>
        <translation>这一步现在不能做。</translation>
    </message>
    <message>
        <source>That is no bid: level cards alone or with 2s of their suit, jokers or 2s of one colour.</source>
        <translation>这样叫不成主：要用级牌（可带同花的 2），或者同色的王和 2。</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>已经这样了。</translation>
    </message>
    <message>
        <source>That takes {needed}; you have {have}.</source>
        <translation>要有 {needed} 才行，你现在有 {have} 分。</translation>
    </message>
    <message>
        <source>The bid on the table is at least as high as yours.</source>
        <translation>你亮的不比桌上的大。</translation>
    </message>
    <message>
        <source>The mine has no {cards}.</source>
        <translation>地雷里没有{cards}。</translation>
    </message>
    <message>
        <source>The mine may play fewer cards only where an attacker led: play all of them or skip.</source>
        <translation>只有闲家领出时地雷才能少出；现在要么出够张数，要么跳过。</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>这一局已经结束。</translation>
    </message>
    <message>
        <source>This hand may not skip: play at least {least}.</source>
        <translation>这一手不能跳过，至少出 {least}。</translation>
    </message>
    <message>
        <source>Throw at most {most}: an opponent cannot play more.</source>
        <translation>最多甩 {most}，再多对手就出不起了。</translation>
    </message>
    <message>
        <source>To reinforce, show {cards} again and at least one card more.</source>
        <translation>加固要连同{cards}一起亮，至少再加一张。</translation>
    </message>
    <message>
        <source>With one deck the first bid stands.</source>
        <translation>一副牌时以先叫的主为准，不能再反或加固。</translation>
    </message>
    <message>
        <source>You do not hold these cards.</source>
        <translation>你手里没有这些牌。</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>你手里没有{cards}。</translation>
    </message>
    <message>
        <source>You led a throw: the mine may only skip.</source>
        <translation>庄家甩牌时地雷不能出牌，只能跳过。</translation>
    </message>
    <message>
        <source>You must follow suit with {suit}, {count}.</source>
        <translation>必须跟{suit}，{count}。</translation>
    </message>
    <message>
        <source>You must follow suit: play all your {suit}, {cards}.</source>
        <translation>必须跟牌：你的{suit} {cards}要全部出。</translation>
    </message>
    <message>
        <source>You still hold {suit}: the mine may not ruff them.</source>
        <translation>庄家手里还有{suit}，地雷不能将吃。</translation>
    </message>
    <message>
        <source>Your bid ({offered}) must be higher than the one that stands ({standing}).</source>
        <translation>你亮的（{offered}）必须比已亮的（{standing}）大。</translation>
    </message>
    <message>
        <source>Your level cannot rise any further.</source>
        <translation>你的级数不能再升了。</translation>
    </message>
    <message>
        <source>Your own bid stands: you may raise {trump} but not change it.</source>
        <translation>现在是你亮的主：{trump} 只能加固，不能自反。</translation>
    </message>
    <message>
        <source>a joker and two 2s</source>
        <translation>一张王带两张 2</translation>
    </message>
    <message>
        <source>a level card and the 2 of its suit</source>
        <translation>级牌带同花 2</translation>
    </message>
    <message>
        <source>a pair of level cards</source>
        <translation>一对级牌</translation>
    </message>
    <message>
        <source>both jokers</source>
        <translation>双王</translation>
    </message>
    <message>
        <source>four 2s of one colour</source>
        <translation>四张同色 2</translation>
    </message>
    <message>
        <source>one level card</source>
        <translation>一张级牌</translation>
    </message>
    <message>
        <source>pairs of level cards and 2s</source>
        <translation>一对级牌带同花一对 2</translation>
    </message>
    <message>
        <source>three jokers</source>
        <translation>三张王</translation>
    </message>
    <message>
        <source>three level cards</source>
        <translation>三张级牌</translation>
    </message>
    <message>
        <source>two jokers</source>
        <translation>一对王</translation>
    </message>
    <message>
        <source>{cards}: swapped out into the hand, so it may not be buried.</source>
        <translation>{cards}是替换下来进手牌的，不能扣底。</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Copy the deal code</source>
        <translation>复制牌局代码</translation>
    </message>
    <message>
        <source>Copy this position as text</source>
        <translation>把当前局面复制为文本</translation>
    </message>
    <message>
        <source>Export the match as text…</source>
        <translation>把整场牌导出为文本……</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>重打这一局</translation>
    </message>
</context>
<context>
    <name>ReplayRoom</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>把整场牌导出为文本</translation>
    </message>
    <message>
        <source>Open a recorded match</source>
        <translation>打开牌谱</translation>
    </message>
    <message>
        <source>Recorded matches (*{suffix})</source>
        <translation>牌谱 (*{suffix})</translation>
    </message>
    <message>
        <source>The deal code is in the clipboard, ready to be pasted: {code}</source>
        <translation>牌局代码已复制到剪贴板，可以粘贴：{code}</translation>
    </message>
    <message>
        <source>The match is written as text: {path}</source>
        <translation>整场牌已写成文本：{path}</translation>
    </message>
    <message>
        <source>The position is in the clipboard as text.</source>
        <translation>当前局面已作为文本复制到剪贴板。</translation>
    </message>
    <message>
        <source>The text cannot be written: {detail}</source>
        <translation>文本无法写入：{detail}</translation>
    </message>
</context>
<context>
    <name>ReplayRow</name>
    <message>
        <source>Show valid part</source>
        <translation>查看完好部分</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>回放</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>A card ahead</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>A card back</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>A trick ahead</source>
        <translation>前进一圈</translation>
    </message>
    <message>
        <source>A trick back</source>
        <translation>后退一圈</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Begin a new match from here, at this seat; this one stays as it is</source>
        <translation>从这里、以这个座位开始新的一场；原来的牌谱不变</translation>
    </message>
    <message>
        <source>Deals and tricks</source>
        <translation>各局与各圈</translation>
    </message>
    <message>
        <source>Lay all hands open</source>
        <translation>摊开所有手牌</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里打</translation>
    </message>
    <message>
        <source>Play the deal again, codes and texts</source>
        <translation>重打这一局、牌局代码与文本</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>To the beginning of the deal</source>
        <translation>回到本局开头</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>到本局结尾</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>以谁的视角看牌</translation>
    </message>
</context>
<context>
    <name>ReplayTablePage</name>
    <message>
        <source>A deal can be watched as soon as it has a result.</source>
        <translation>一局有了结果，就可以回放。</translation>
    </message>
    <message>
        <source>No deal of this match is over yet</source>
        <translation>这场牌还没有打完的一局</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>After the last trick</source>
        <translation>末圈之后</translation>
    </message>
    <message>
        <source>Cards are turned up</source>
        <translation>正在翻牌</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Last bids</source>
        <translation>最后叫牌</translation>
    </message>
    <message>
        <source>Levels are lowered</source>
        <translation>降级</translation>
    </message>
    <message>
        <source>Line {line} of the file does not fit the rules. Everything before it is shown.</source>
        <translation>文件第 {line} 行不符合规则。此前的内容都可以回放。</translation>
    </message>
    <message>
        <source>Line {line} of the file is incomplete, as after a crash. Everything before it is shown.</source>
        <translation>文件第 {line} 行不完整（例如程序意外中断）。此前的内容都可以回放。</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>轮到：{name}</translation>
    </message>
    <message>
        <source>No deal code contains “{character}”. Please compare it once more.</source>
        <translation>牌局代码里不会有“{character}”，请再核对一遍。</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>处罚</translation>
    </message>
    <message>
        <source>The bottom is buried</source>
        <translation>庄家扣底</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>正在发牌</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>The declarer divides the hand</source>
        <translation>庄家分牌</translation>
    </message>
    <message>
        <source>The declarer swaps</source>
        <translation>庄家换牌</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>本局收尾</translation>
    </message>
    <message>
        <source>The file is damaged: line {line} is not as it was written. Everything before it is shown.</source>
        <translation>文件已损坏：第 {line} 行与写入时不同。此前的内容都可以回放。</translation>
    </message>
    <message>
        <source>The stock is drawn</source>
        <translation>正在摸牌</translation>
    </message>
    <message>
        <source>This deal code is whole, but it is no deal that can be played here.</source>
        <translation>这个牌局代码是完整的，但这里无法打这一局。</translation>
    </message>
    <message>
        <source>This deal code was made by a newer version of the program, which can play it.</source>
        <translation>这个牌局代码由更新版本的程序生成，请用那个版本打开。</translation>
    </message>
    <message>
        <source>This is not a whole deal code: a character is wrong, or a part of it is missing.</source>
        <translation>牌局代码不完整：有字符输错，或者缺了一段。</translation>
    </message>
    <message>
        <source>Type or paste a deal code first.</source>
        <translation>请先输入或粘贴牌局代码。</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>begun from {name}</source>
        <translation>从 {name} 续打</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>bury</source>
        <translation>扣底</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>已认输</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>罚级</translation>
    </message>
    <message>
        <source>levels {levels}</source>
        <translation>级数 {levels}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未打完</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第 {number} 圈</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>换牌</translation>
    </message>
    <message>
        <source>table of the local network</source>
        <translation>局域网牌桌</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>第 {number} 圈</translation>
    </message>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>{deal}: dealt again</source>
        <translation>{deal}：无人叫牌，重新发牌</translation>
    </message>
    <message>
        <source>{deal}: not finished</source>
        <translation>{deal}：未打完</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}获胜</translation>
    </message>
</context>
<context>
    <name>ReplaysPage</name>
    <message>
        <source>Enter a deal code…</source>
        <translation>输入牌局代码……</translation>
    </message>
    <message>
        <source>No match has been recorded yet. Every match that you play is.</source>
        <translation>还没有牌谱。以后打的每一场都会记录下来。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件……</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>牌谱回放</translation>
    </message>
</context>
<context>
    <name>ReportProblemPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Give both to whoever gave you the program, or to whoever looks after it.</source>
        <translation>把文件和说明一起交给把程序给你的人，或者维护程序的人。</translation>
    </message>
    <message>
        <source>No match has been saved that could be included</source>
        <translation>还没有可以附上的存档</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Save the report: one file. Nothing is sent.</source>
        <translation>保存报告：只生成一个文件，不会发送任何东西。</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>保存报告……</translation>
    </message>
    <message>
        <source>The file contains:</source>
        <translation>文件里有：</translation>
    </message>
    <message>
        <source>The log of the program: warnings and errors. It may name folders of this computer.</source>
        <translation>程序日志：警告和错误，其中可能有这台电脑的文件夹名。</translation>
    </message>
    <message>
        <source>The match, if you include it: all cards of all hands in all its deals, and the names of the players. Give it to nobody who still plays in this match.</source>
        <translation>如果包含这场牌：每一局每一家的全部牌，以及各家的名字。不要交给还在打这场牌的人。</translation>
    </message>
    <message>
        <source>The report is saved: {path}</source>
        <translation>报告已保存：{path}</translation>
    </message>
    <message>
        <source>The versions of the program, of Qt and of your system, and the size of your screen.</source>
        <translation>程序、Qt 和系统的版本，以及屏幕大小。</translation>
    </message>
    <message>
        <source>With the match: {name}</source>
        <translation>包含这场牌：{name}</translation>
    </message>
    <message>
        <source>Write what you did, what you expected and what happened instead.</source>
        <translation>写明你做了什么、本来应该怎样、实际发生了什么。</translation>
    </message>
    <message>
        <source>Your settings, your name and your layouts among them.</source>
        <translation>你的设置，包括你的名字和自定的明暗牌摆法。</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Back to start</source>
        <translation>回到首页</translation>
    </message>
    <message>
        <source>Deal {number}: attackers take over</source>
        <translation>第 {number} 局 · 闲家上台</translation>
    </message>
    <message>
        <source>Deal {number}: declarers hold</source>
        <translation>第 {number} 局 · 庄家守住</translation>
    </message>
    <message>
        <source>Level {level}, {trump}. Attackers: {side}. {result}</source>
        <translation>打 {level}，{trump}。闲家：{side}。{result}</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>回看这一局</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>双方打平</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>{side} have won the match</source>
        <translation>{side}赢得比赛</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>; +1 per {step}</source>
        <translation>，每 {step} 分再 +1</translation>
    </message>
    <message>
        <source>attackers +{gain}, take over</source>
        <translation>闲家 +{gain} · 上台</translation>
    </message>
    <message>
        <source>attackers take over</source>
        <translation>闲家上台</translation>
    </message>
    <message>
        <source>declarers +{gain}</source>
        <translation>庄家 +{gain}</translation>
    </message>
    <message>
        <source>declarers keep the deal</source>
        <translation>庄家不升级</translation>
    </message>
    <message>
        <source>{points}+</source>
        <translation>{points} 起</translation>
    </message>
</context>
<context>
    <name>RoleTable</name>
    <message>
        <source>All roles</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Bottoms</source>
        <translation>抠底</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Throws failed</source>
        <translation>甩牌失败</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
</context>
<context>
    <name>RowsPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>RulesBrowser</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules: five players</source>
        <translation>规则：五人暗雷</translation>
    </message>
    <message>
        <source>Rules: four players</source>
        <translation>规则：四人升级</translation>
    </message>
    <message>
        <source>Rules: three players</source>
        <translation>规则：三人明暗牌</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>The rules are missing from the installation.</source>
        <translation>安装不完整，缺少规则文件。</translation>
    </message>
</context>
<context>
    <name>RulesFacts</name>
    <message>
        <source>- **{name}**: {shape}</source>
        <translation>- **{name}**：{shape}</translation>
    </message>
    <message>
        <source>a pair has</source>
        <translation>一组得分</translation>
    </message>
    <message>
        <source>an attacker has</source>
        <translation>闲家得分</translation>
    </message>
    <message>
        <source>card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>declarer at</source>
        <translation>庄家打</translation>
    </message>
    <message>
        <source>each of the pair gains</source>
        <translation>这组各升级</translation>
    </message>
    <message>
        <source>falls back to</source>
        <translation>降到</translation>
    </message>
    <message>
        <source>last trick won by</source>
        <translation>最后一圈的赢牌</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>意思</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>overturned</source>
        <translation>反庄</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>上台</translation>
    </message>
    <message>
        <source>the attacker gains</source>
        <translation>闲家升级</translation>
    </message>
    <message>
        <source>the attackers have</source>
        <translation>闲家得分</translation>
    </message>
    <message>
        <source>the bottom counts</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>the declarer gains</source>
        <translation>庄家升级</translation>
    </message>
    <message>
        <source>word</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{first} … {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Damaged from line {line} on. What stands before it can be shown; the original is kept beside it.</source>
        <translation>从第 {line} 行起已损坏。之前的部分可以查看，原文件会保留在旁边。</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Does not fit the rules from line {line} on. What stands before it can be shown; the original is kept.</source>
        <translation>从第 {line} 行起与规则不符。之前的部分可以查看，原文件会保留。</translation>
    </message>
    <message>
        <source>attackers {points}</source>
        <translation>闲家 {points} 分</translation>
    </message>
    <message>
        <source>table of the local network</source>
        <translation>局域网牌桌</translation>
    </message>
    <message>
        <source>you have {points}</source>
        <translation>你有 {points}</translation>
    </message>
    <message>
        <source>you play {own}, the others {levels}</source>
        <translation>你打 {own}，别家打 {levels}</translation>
    </message>
    <message>
        <source>you play {own}, they play {other}</source>
        <translation>你方打 {own}，对方打 {other}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>A +0</source>
        <translation>上台</translation>
    </message>
    <message>
        <source>A +{n}</source>
        <translation>闲 +{n}</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>闲家得分</translation>
    </message>
    <message>
        <source>Attackers take over</source>
        <translation>闲家上台</translation>
    </message>
    <message>
        <source>Attackers up {levels}</source>
        <translation>闲家升 {levels}</translation>
    </message>
    <message>
        <source>D +{n}</source>
        <translation>庄 +{n}</translation>
    </message>
    <message>
        <source>Declarers stay</source>
        <translation>庄家连庄</translation>
    </message>
    <message>
        <source>Declarers up {levels}</source>
        <translation>庄家升 {levels}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Attackers&apos; total</source>
        <translation>闲家总分</translation>
    </message>
    <message>
        <source>Bottom, {points} points</source>
        <translation>底牌 {points} 分</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>抠底得分</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>圈内得分</translation>
    </message>
    <message>
        <source>with penalties for failed throws</source>
        <translation>含甩牌罚分</translation>
    </message>
</context>
<context>
    <name>SeatItem</name>
    <message>
        <source>Level {level}</source>
        <translation>打 {level}</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中……</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Ask to leave the table</source>
        <translation>请离牌桌</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>电脑（{level}）</translation>
    </message>
    <message>
        <source>Exchange with seat {seat}</source>
        <translation>与 {seat} 号座交换</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>空座</translation>
    </message>
    <message>
        <source>Keep the seat free</source>
        <translation>留作空座</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Seat {seat}: {who}, {how}</source>
        <translation>{seat} 号座：{who}，{how}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>起身</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>玩家可以入座</translation>
    </message>
    <message>
        <source>else a computer plays</source>
        <translation>没人来则由电脑打</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>尚未准备</translation>
    </message>
    <message>
        <source>owner of the table</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name}（你）</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Attacker</source>
        <translation>闲家</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Declarer&apos;s partner</source>
        <translation>庄家对家</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Ju</source>
        <translation>菊</translation>
    </message>
    <message>
        <source>Lan</source>
        <translation>兰</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>松</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Zhu</source>
        <translation>竹</translation>
    </message>
    <message>
        <source>{one} &amp; {other}</source>
        <translation>{one}、{other}</translation>
    </message>
</context>
<context>
    <name>SelfTestLines</name>
    <message>
        <source>A deal in the background</source>
        <translation>后台打一局</translation>
    </message>
    <message>
        <source>A deal of each game</source>
        <translation>每种玩法打一局</translation>
    </message>
    <message>
        <source>A table of the network</source>
        <translation>局域网牌桌</translation>
    </message>
    <message>
        <source>A window with a table</source>
        <translation>窗口和牌桌</translation>
    </message>
    <message>
        <source>All parts of the program</source>
        <translation>程序的全部模块</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Files of the program</source>
        <translation>程序文件</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>How computer players think</source>
        <translation>电脑玩家的思考</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Qt, which draws the window</source>
        <translation>绘制窗口的 Qt</translation>
    </message>
    <message>
        <source>Saving and reading matches</source>
        <translation>存档和读档</translation>
    </message>
    <message>
        <source>Saving in the folder of saves</source>
        <translation>在存档文件夹中保存</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Warnings of Qt</source>
        <translation>Qt 的警告</translation>
    </message>
    <message>
        <source>Words of both languages</source>
        <translation>两种语言的文字</translation>
    </message>
    <message>
        <source>works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
</context>
<context>
    <name>SelfTestPage</name>
    <message>
        <source>All is well on this computer.</source>
        <translation>在这台电脑上一切正常。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再检一次</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>自检</translation>
    </message>
    <message>
        <source>Something does not work here. The report says what; copy it for whoever helps you.</source>
        <translation>有些地方不正常，报告里写明了原因；请复制给帮助您的人。</translation>
    </message>
    <message>
        <source>The program tries all its parts. It takes half a minute, and a second window shows up.</source>
        <translation>程序正在检查自己的各个部分，大约半分钟，期间会闪过另一个窗口。</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>报告已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The report that is copied is in English, and says more than these lines.</source>
        <translation>复制的报告是英文的，比这里的几行更详细。</translation>
    </message>
    <message>
        <source>The self-test cannot be started: {reason}</source>
        <translation>自检无法启动：{reason}</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>{help} Example: {example}</source>
        <translation>{help}例如：{example}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>(15 + 20) × 3 = 105 points.</source>
        <translation>（15＋20）×3＝105 分。</translation>
    </message>
    <message>
        <source>(Cards×5 + points)×(size+1)</source>
        <translation>（张数×5＋分）×（张数＋1）</translation>
    </message>
    <message>
        <source>0 and 5: two levels</source>
        <translation>0 或 5 分升两级</translation>
    </message>
    <message>
        <source>0 to 15: two levels</source>
        <translation>0～15 分升两级</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 局</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 分</translation>
    </message>
    <message>
        <source>10 points lie in the bottom and 4 4 5 5 wins the last trick.</source>
        <translation>底牌有 10 分，4455 赢了最后一圈。</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 秒</translation>
    </message>
    <message>
        <source>108 cards with pairs and tractors; 200 points in play.</source>
        <translation>108 张，有对子和拖拉机，共 200 分。</translation>
    </message>
    <message>
        <source>108 cards: 20 each and a mine of 8; 200 points in play.</source>
        <translation>108 张：每人 20 张，地雷 8 张，共 200 分。</translation>
    </message>
    <message>
        <source>12 + 6 with one deck, 25 + 8 with two, 39 + 6 with three.</source>
        <translation>一副 12＋6，两副 25＋8，三副 39＋6。</translation>
    </message>
    <message>
        <source>13 + 2</source>
        <translation>13＋2</translation>
    </message>
    <message>
        <source>140 points: three levels.</source>
        <translation>140 分升三级。</translation>
    </message>
    <message>
        <source>15 points give the declarer one level.</source>
        <translation>15 分时庄家升一级。</translation>
    </message>
    <message>
        <source>15 points still give the declarer two levels.</source>
        <translation>15 分时庄家仍升两级。</translation>
    </message>
    <message>
        <source>150: block or rise for 100 points; 200: claim the next deal for all of them.</source>
        <translation>满 150 分可付 100 分阻止别人升级或自己强升一级；满 200 分可清空累计分强行当庄。</translation>
    </message>
    <message>
        <source>16, 64, 256 …</source>
        <translation>16、64、256……</translation>
    </message>
    <message>
        <source>162 cards with triples and Titanics; 300 points in play.</source>
        <translation>162 张，有三张和泰坦尼克，共 300 分。</translation>
    </message>
    <message>
        <source>162 cards: 30 each and a mine of 12; triples and bulldozers.</source>
        <translation>162 张：每人 30 张，地雷 12 张，有三张和推土机。</translation>
    </message>
    <message>
        <source>2 against the first and 1 against the second: three levels.</source>
        <translation>对前一组升 2 级，对后一组升 1 级，共三级。</translation>
    </message>
    <message>
        <source>2 to the number of cards: two pairs count × 16, three pairs × 64: here 160 points.</source>
        <translation>2 的张数次方：两对 16 倍，三对 64 倍；这里抠底 160 分。</translation>
    </message>
    <message>
        <source>2, 4, 7 and K count 5 each, 10 counts 10; 3, 5, 8, J and A must be won.</source>
        <translation>2、4、7、K 各 5 分，10 算 10 分；必打 3、5、8、J、A。</translation>
    </message>
    <message>
        <source>20 points</source>
        <translation>20 分</translation>
    </message>
    <message>
        <source>20 points each</source>
        <translation>20 分</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 秒</translation>
    </message>
    <message>
        <source>20: if a declarer&apos;s throw fails, the attackers get 20 points.</source>
        <translation>罚 20 分：庄家方甩牌失败，闲家得 20 分。</translation>
    </message>
    <message>
        <source>3 × 5 + 20 × 3 = 75 points.</source>
        <translation>3×5＋20×3＝75 分。</translation>
    </message>
    <message>
        <source>3, 5, 8, J, A</source>
        <translation>3、5、8、J、A</translation>
    </message>
    <message>
        <source>3, J, A</source>
        <translation>3、J、A</translation>
    </message>
    <message>
        <source>38 + 10</source>
        <translation>38＋10</translation>
    </message>
    <message>
        <source>4 deals</source>
        <translation>4 局</translation>
    </message>
    <message>
        <source>5 for each round</source>
        <translation>每圈 5 分</translation>
    </message>
    <message>
        <source>5 for six cards</source>
        <translation>每六张 5 分</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 秒</translation>
    </message>
    <message>
        <source>5, 10, J, K and the last</source>
        <translation>5、10、J、K 和最后一级</translation>
    </message>
    <message>
        <source>5, 10, K and the 2s count.</source>
        <translation>5、10、K 和 2 是分牌。</translation>
    </message>
    <message>
        <source>54 cards, no pairs; 100 points in play.</source>
        <translation>54 张，没有对子，共 100 分。</translation>
    </message>
    <message>
        <source>54 cards: 10 each and a mine of 4; single cards only.</source>
        <translation>54 张：每人 10 张，地雷 4 张，只有单张。</translation>
    </message>
    <message>
        <source>60, 150, 100 and 200 with any number of decks.</source>
        <translation>不论几副牌都是 60、150、100、200。</translation>
    </message>
    <message>
        <source>8 deals</source>
        <translation>8 局</translation>
    </message>
    <message>
        <source>8, 16, 32 …</source>
        <translation>8、16、32……</translation>
    </message>
    <message>
        <source>80 points in tricks and 60 from the bottom make 140.</source>
        <translation>圈内 80 分，抠底 60 分，共 140 分。</translation>
    </message>
    <message>
        <source>80 points: one level</source>
        <translation>80 分升一级</translation>
    </message>
    <message>
        <source>80 points: take over only</source>
        <translation>80 分只上台</translation>
    </message>
    <message>
        <source>A 7 is worth 5 points, a 5 nothing.</source>
        <translation>7 算 5 分，5 不算分。</translation>
    </message>
    <message>
        <source>A big and a small joker are a bid, too.</source>
        <translation>一大一小也可以亮。</translation>
    </message>
    <message>
        <source>A captured bottom costs points only.</source>
        <translation>被抠底只算分。</translation>
    </message>
    <message>
        <source>A later bid of the same height replaces the earlier one.</source>
        <translation>一样大的，后亮的算。</translation>
    </message>
    <message>
        <source>A level that you have won as declarer never stops you again.</source>
        <translation>坐庄打赢过的级数以后不再挡你。</translation>
    </message>
    <message>
        <source>A limit for the multiplier of the bottom.</source>
        <translation>底牌倍数最多是多少。</translation>
    </message>
    <message>
        <source>A long tractor would count × 32; a limit of 16 makes it × 16.</source>
        <translation>长拖拉机本来是 32 倍，上限 16 时按 16 倍算。</translation>
    </message>
    <message>
        <source>A mine</source>
        <translation>地雷</translation>
    </message>
    <message>
        <source>A new deal, with levels and layouts as they are.</source>
        <translation>重新洗牌，级数和摆法不变。</translation>
    </message>
    <message>
        <source>A new declarer pays 60 points with two decks.</source>
        <translation>两副牌时反庄的新庄家付 60 分。</translation>
    </message>
    <message>
        <source>A new lead</source>
        <translation>重新领出</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>只有 A</translation>
    </message>
    <message>
        <source>A pair beats one card, two jokers beat a pair.</source>
        <translation>一对大过一张，一对王大过一对级牌。</translation>
    </message>
    <message>
        <source>A pair is led and you hold 7 7 7 and no other pair of the suit.</source>
        <translation>首家出对子，这门你只有 777，没有别的对子。</translation>
    </message>
    <message>
        <source>A pair is led and you hold 8 8 8 and no other pair of the suit.</source>
        <translation>首家出对子，这门你只有 888，没有别的对子。</translation>
    </message>
    <message>
        <source>A player leaves such a level only by winning a hand as declarer there.</source>
        <translation>必打级数只有坐庄打赢才能升过去。</translation>
    </message>
    <message>
        <source>A random player draws first and is declarer; bids fix the trump only.</source>
        <translation>随机一人先抓牌并坐庄，叫主只定花色。</translation>
    </message>
    <message>
        <source>A rise stops at 3, J and A unless you win there as declarer.</source>
        <translation>升到 3、J、A 要停，坐庄打赢才能过。</translation>
    </message>
    <message>
        <source>A tractor</source>
        <translation>是拖拉机</translation>
    </message>
    <message>
        <source>A tractor of two pairs counts × 8, of three pairs × 16: here 80 points.</source>
        <translation>两对的拖拉机 8 倍，三对的 16 倍；这里抠底 80 分。</translation>
    </message>
    <message>
        <source>A triple counts × 6, whatever lies beside it.</source>
        <translation>有三张就是 6 倍，不看别的。</translation>
    </message>
    <message>
        <source>A triple need not follow a pair, but may.</source>
        <translation>三张不必拆来跟对子，愿意也可以。</translation>
    </message>
    <message>
        <source>After dealing only</source>
        <translation>只在发牌后</translation>
    </message>
    <message>
        <source>After you comes the player on your right or on your left.</source>
        <translation>你之后轮到右边的人还是左边的人。</translation>
    </message>
    <message>
        <source>Against the other pair</source>
        <translation>对另一组照升</translation>
    </message>
    <message>
        <source>All six cards follow the first; the leader too plays a heart if possible.</source>
        <translation>六张都跟第一张的花色，领出方有红桃也要出红桃。</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>可以自反</translation>
    </message>
    <message>
        <source>Allowed any time</source>
        <translation>随时可以</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>An attacker has 15 points.</source>
        <translation>一个闲家得了 15 分。</translation>
    </message>
    <message>
        <source>An attacker leads a pair; the declarer wants to get rid of one card of the mine.</source>
        <translation>闲家出对子，庄家想从地雷里垫一张。</translation>
    </message>
    <message>
        <source>An attacker loses 20 points; a declarer&apos;s failure gives each attacker 20.</source>
        <translation>闲家失败扣 20 分；庄家失败，两个闲家各得 20 分。</translation>
    </message>
    <message>
        <source>An equal bid overrides</source>
        <translation>同级可反</translation>
    </message>
    <message>
        <source>Any gain beyond the last level wins, also as attackers.</source>
        <translation>升过最后一级就赢，闲家也算。</translation>
    </message>
    <message>
        <source>Any jack sets declarers at J back to 2, any ace those at A back to J.</source>
        <translation>打 J 被任意 J 扣底退回 2，打 A 被任意 A 扣底退回 J。</translation>
    </message>
    <message>
        <source>Any jokers</source>
        <translation>任意的王</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>任何级数</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>随时</translation>
    </message>
    <message>
        <source>At 7 nothing happens; at 8 the declarer falls back to 5.</source>
        <translation>打 7 不降；打 8 才降到 5。</translation>
    </message>
    <message>
        <source>At any other moment the stop gives the four others a level each.</source>
        <translation>喊早了或喊晚了，其他四人各升一级。</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>抓到就叫</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>At which levels a capture by level card sets the declarer back.</source>
        <translation>庄家打哪些级时被以级牌抠底要降级。</translation>
    </message>
    <message>
        <source>Beaten parts go back</source>
        <translation>收回小牌</translation>
    </message>
    <message>
        <source>Bidding and the bottom</source>
        <translation>叫牌与底牌</translation>
    </message>
    <message>
        <source>Bidding for trump</source>
        <translation>亮主</translation>
    </message>
    <message>
        <source>Bids are taken for five seconds more.</source>
        <translation>抓完后再等五秒。</translation>
    </message>
    <message>
        <source>Bids are taken for ten seconds more.</source>
        <translation>抓完后再等十秒。</translation>
    </message>
    <message>
        <source>Bids are taken for twenty seconds more.</source>
        <translation>抓完后再等二十秒。</translation>
    </message>
    <message>
        <source>Big jokers overbid small ones</source>
        <translation>大王可反小王</translation>
    </message>
    <message>
        <source>Both jokers bid</source>
        <translation>双王可亮</translation>
    </message>
    <message>
        <source>Both jokers bid no trump</source>
        <translation>双王亮无主</translation>
    </message>
    <message>
        <source>Both jokers together overbid any suit: no trump.</source>
        <translation>大小王一起可以反任何花色，打无主。</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Capturing the bottom</source>
        <translation>抠底</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards each + bottom</source>
        <translation>手牌＋底牌</translation>
    </message>
    <message>
        <source>Cards that can be played</source>
        <translation>能出的牌</translation>
    </message>
    <message>
        <source>Cards×5 + points×(size+1)</source>
        <translation>张数×5＋分×（张数＋1）</translation>
    </message>
    <message>
        <source>Choose 1 deal for a short break.</source>
        <translation>想歇口气，打一局就好。</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>几副牌</translation>
    </message>
    <message>
        <source>Declarer of the first deal</source>
        <translation>第一局的庄家</translation>
    </message>
    <message>
        <source>Declarers fail: attackers + 10. Attackers fail: − 10, not below 0.</source>
        <translation>庄家方失败，闲家加 10 分；闲家失败，减 10 分，减到 0 为止。</translation>
    </message>
    <message>
        <source>Declarers fail: attackers + 20. Attackers fail: − 20, not below 0.</source>
        <translation>庄家方失败，闲家加 20 分；闲家失败，减 20 分，减到 0 为止。</translation>
    </message>
    <message>
        <source>Declining costs nothing.</source>
        <translation>不叫牌不受罚。</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>出牌方向</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>抓牌</translation>
    </message>
    <message>
        <source>Each declined card costs a level if the hand is played uncalled.</source>
        <translation>这局无人叫牌时，每张不叫的牌罚一级。</translation>
    </message>
    <message>
        <source>Each pair by itself</source>
        <translation>两组分别算</translation>
    </message>
    <message>
        <source>Each round is worth 5 points, 2s count nothing; attackers take over at 40.</source>
        <translation>每圈加 5 分，2 不计分，40 分上台。</translation>
    </message>
    <message>
        <source>Eight cards are buried and play in every trick as a sixth hand.</source>
        <translation>埋 8 张作地雷，每圈作为第六家出牌。</translation>
    </message>
    <message>
        <source>Eight rounds of six cards, one card a turn.</source>
        <translation>八圈，每圈六张，一次出一张。</translation>
    </message>
    <message>
        <source>Every multiplier counts in full.</source>
        <translation>倍数全算。</translation>
    </message>
    <message>
        <source>Every round of three cards brings 5 points.</source>
        <translation>每赢三张的一圈加 5 分。</translation>
    </message>
    <message>
        <source>Every time you come to a must-play level you have to win there.</source>
        <translation>每次到必打级数都要打赢才能过。</translation>
    </message>
    <message>
        <source>Everybody has drawn 20 cards.</source>
        <translation>每人都抓了 20 张。</translation>
    </message>
    <message>
        <source>Everybody is asked in turn when all cards are dealt.</source>
        <translation>发完牌后按次序逐家亮主。</translation>
    </message>
    <message>
        <source>Everybody is asked until five in a row have passed.</source>
        <translation>逐家询问，直到连续五家都不叫。</translation>
    </message>
    <message>
        <source>Everybody sees where each card went.</source>
        <translation>每张牌去了哪里大家都看得到。</translation>
    </message>
    <message>
        <source>Fewer cards from the mine</source>
        <translation>地雷少出牌</translation>
    </message>
    <message>
        <source>First level</source>
        <translation>从几打起</translation>
    </message>
    <message>
        <source>Following a pair with a triple</source>
        <translation>三张拆对</translation>
    </message>
    <message>
        <source>Follows the first lead</source>
        <translation>跟前半圈</translation>
    </message>
    <message>
        <source>From 80 points on the attackers take over and go up one level, two from 120 on.</source>
        <translation>80 分上台并升一级，120 分升两级。</translation>
    </message>
    <message>
        <source>From 80 points on the attackers take over, from 120 on they go up a level as well.</source>
        <translation>80 分上台不升级，120 分升一级。</translation>
    </message>
    <message>
        <source>From the lowest cards upwards: the single 8 is led.</source>
        <translation>从小到大查：这里改出单张 8。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>接着抓牌</translation>
    </message>
    <message>
        <source>Half of it with one deck, half as much again with three.</source>
        <translation>一副牌减半，三副牌乘一倍半。</translation>
    </message>
    <message>
        <source>Hearts stand with one card; may one spade replace them?</source>
        <translation>桌上是一张红桃，一张黑桃能不能反？</translation>
    </message>
    <message>
        <source>Here the pair of trumps counts: × 4.</source>
        <translation>这里按一对主牌算，4 倍。</translation>
    </message>
    <message>
        <source>Here two single cards were led: × 2.</source>
        <translation>这里首家出的是两个单张，2 倍。</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>不公开</translation>
    </message>
    <message>
        <source>Hidden cards do not count: your throw stands.</source>
        <translation>暗牌不算，甩牌成功。</translation>
    </message>
    <message>
        <source>Hidden cards too</source>
        <translation>暗牌也算</translation>
    </message>
    <message>
        <source>Highest multiplier</source>
        <translation>倍数上限</translation>
    </message>
    <message>
        <source>How few points give the declarer two levels.</source>
        <translation>闲家得分多低时庄家升两级。</translation>
    </message>
    <message>
        <source>How long a card drawn from the stock may be used for a bid.</source>
        <translation>抓到的牌多久以内可以用来叫牌。</translation>
    </message>
    <message>
        <source>How long bids are still taken after the last card.</source>
        <translation>抓完牌后还有多长时间可以叫主。</translation>
    </message>
    <message>
        <source>How many cards each hand gets and how many stay in the bottom.</source>
        <translation>每家发几张，底牌留几张。</translation>
    </message>
    <message>
        <source>How many decks of 54 cards are shuffled together.</source>
        <translation>用几副 54 张的牌一起洗。</translation>
    </message>
    <message>
        <source>How many levels the attackers gain beyond 100 points.</source>
        <translation>超过 100 分，闲家升几级。</translation>
    </message>
    <message>
        <source>How many levels the attackers gain for taking over.</source>
        <translation>闲家上台时升几级。</translation>
    </message>
    <message>
        <source>How the extra points are counted when rounds have three cards.</source>
        <translation>三张一圈时每圈的加分怎么算。</translation>
    </message>
    <message>
        <source>How the multiplier grows with the length of a tractor in the last trick.</source>
        <translation>最后一圈的拖拉机越长，倍数怎样增加。</translation>
    </message>
    <message>
        <source>How the scores of the two pairs count for the declarer.</source>
        <translation>两组闲家的得分怎样算给庄家。</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>必须相同</translation>
    </message>
    <message>
        <source>Identical jokers for no trump</source>
        <translation>无主要同样的王</translation>
    </message>
    <message>
        <source>In which order the parts of a throw are tested; the first that is beaten is led.</source>
        <translation>甩的牌按什么次序检查；先发现被盖过的那部分就出哪部分。</translation>
    </message>
    <message>
        <source>It stays won</source>
        <translation>不用再打</translation>
    </message>
    <message>
        <source>J back to 2, A back to J</source>
        <translation>J 退到 2，A 退到 J</translation>
    </message>
    <message>
        <source>J by half</source>
        <translation>J 退一半</translation>
    </message>
    <message>
        <source>J, A</source>
        <translation>J、A</translation>
    </message>
    <message>
        <source>Keep the deal only</source>
        <translation>只守住</translation>
    </message>
    <message>
        <source>Last level</source>
        <translation>打到几</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>摆法</translation>
    </message>
    <message>
        <source>Level 5 in no trump: 5 5 and two small jokers.</source>
        <translation>打 5 无主：55 和一对小王。</translation>
    </message>
    <message>
        <source>Level 5, spades: two 2s of spades and two aces of spades.</source>
        <translation>打 5，黑桃主：一对黑桃 2 和一对黑桃 A。</translation>
    </message>
    <message>
        <source>Level cards are adjacent to nothing in no trump.</source>
        <translation>无主时级牌和什么都不相邻。</translation>
    </message>
    <message>
        <source>Level cards next to jokers without trump</source>
        <translation>无主时级牌与小王</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>Levels and declarer</source>
        <translation>升级与庄家</translation>
    </message>
    <message>
        <source>Levels of an overturned declarer</source>
        <translation>被反庄时的升级</translation>
    </message>
    <message>
        <source>Levels of the declarer</source>
        <translation>庄家升级</translation>
    </message>
    <message>
        <source>Levels that cannot be used are lost.</source>
        <translation>用不上的级数作废。</translation>
    </message>
    <message>
        <source>Levels that must be played</source>
        <translation>必打级</translation>
    </message>
    <message>
        <source>Levels that must be won</source>
        <translation>必打级数</translation>
    </message>
    <message>
        <source>Levels the declarers lose when the bottom is captured with level cards.</source>
        <translation>闲家用级牌抠底时，庄家方降到几。</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Lower an opponent</source>
        <translation>降对手的级</translation>
    </message>
    <message>
        <source>Multiplier for tractors</source>
        <translation>拖拉机抠底倍数</translation>
    </message>
    <message>
        <source>Must-play levels only</source>
        <translation>只在必打级数</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不降级</translation>
    </message>
    <message>
        <source>Never allowed</source>
        <translation>不可以少出</translation>
    </message>
    <message>
        <source>Next declarer after a win</source>
        <translation>守住后谁坐庄</translation>
    </message>
    <message>
        <source>No extra points</source>
        <translation>不加分</translation>
    </message>
    <message>
        <source>No fine</source>
        <translation>不罚</translation>
    </message>
    <message>
        <source>No joker bid</source>
        <translation>王不能亮</translation>
    </message>
    <message>
        <source>No level card and no joker lay on top.</source>
        <translation>最上层既没有级牌也没有王。</translation>
    </message>
    <message>
        <source>No levels</source>
        <translation>不升级</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>打无主</translation>
    </message>
    <message>
        <source>No, it must be higher</source>
        <translation>不行，必须更大</translation>
    </message>
    <message>
        <source>No, they are equal</source>
        <translation>不行，一样大</translation>
    </message>
    <message>
        <source>No, they must be broken up</source>
        <translation>要拆</translation>
    </message>
    <message>
        <source>Nobody bids in the first hand</source>
        <translation>第一局没人叫牌</translation>
    </message>
    <message>
        <source>Nobody bids, first deal</source>
        <translation>第一局没人亮</translation>
    </message>
    <message>
        <source>Nobody bids, later deals</source>
        <translation>以后没人亮</translation>
    </message>
    <message>
        <source>Nobody has to win at 3; a rise stops at J and A.</source>
        <translation>3 不必打，升到 J、A 要停。</translation>
    </message>
    <message>
        <source>Nobody jumps over such a level, and only winning as declarers leaves it.</source>
        <translation>必打级不能跳过，而且要坐庄打赢才能升上去。</translation>
    </message>
    <message>
        <source>Nobody was dealt a 2, or nobody wants to show one.</source>
        <translation>没人摸到 2，或者有 2 也不愿亮。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不可以</translation>
    </message>
    <message>
        <source>Nothing counts more than × 16.</source>
        <translation>最多 16 倍。</translation>
    </message>
    <message>
        <source>Nothing counts more than × 64.</source>
        <translation>最多 64 倍。</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>不用</translation>
    </message>
    <message>
        <source>On</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>One card is a discard, of the suit led if the mine has it.</source>
        <translation>可以只垫一张，地雷里有这门先出这门。</translation>
    </message>
    <message>
        <source>One deal decides the match.</source>
        <translation>一局定胜负。</translation>
    </message>
    <message>
        <source>One deck</source>
        <translation>一副</translation>
    </message>
    <message>
        <source>One deck, 100 points and more</source>
        <translation>一副牌 100 分以上</translation>
    </message>
    <message>
        <source>One deck: 12 cards each and 6 in the bottom.</source>
        <translation>一副牌：每家 12 张，底牌 6 张。</translation>
    </message>
    <message>
        <source>One deck: 13 cards each, 2 in the bottom.</source>
        <translation>一副牌：每家 13 张，底牌 2 张。</translation>
    </message>
    <message>
        <source>One level</source>
        <translation>升一级</translation>
    </message>
    <message>
        <source>One more for every 40</source>
        <translation>每 40 分多升一级</translation>
    </message>
    <message>
        <source>One pair has 30 points, the other 50.</source>
        <translation>一组 30 分，另一组 50 分。</translation>
    </message>
    <message>
        <source>One pair has 90 points, the other 30.</source>
        <translation>一组 90 分，另一组 30 分。</translation>
    </message>
    <message>
        <source>Only A has to be won as declarer.</source>
        <translation>只有 A 必须坐庄打赢。</translation>
    </message>
    <message>
        <source>Only how many were buried is known.</source>
        <translation>只知道扣了几张。</translation>
    </message>
    <message>
        <source>Only if the mine holds fewer cards than were led.</source>
        <translation>地雷张数不够时才可以少出。</translation>
    </message>
    <message>
        <source>Only level cards are bids.</source>
        <translation>只有级牌能亮。</translation>
    </message>
    <message>
        <source>Only ordinary ranks and the two kinds of jokers make tractors: these are two pairs.</source>
        <translation>只有普通点数和大小王能连，这里是两对。</translation>
    </message>
    <message>
        <source>Only point cards count.</source>
        <translation>只算分牌。</translation>
    </message>
    <message>
        <source>Only point cards count; attackers take over at 30.</source>
        <translation>只有分牌算分，30 分上台。</translation>
    </message>
    <message>
        <source>Only the 50 points count: one level.</source>
        <translation>只看 50 分：升一级。</translation>
    </message>
    <message>
        <source>Only the beaten part is led; nothing else happens.</source>
        <translation>只改出被盖过的部分，不罚分。</translation>
    </message>
    <message>
        <source>Only the card just drawn can bid.</source>
        <translation>只有刚抓到的牌能叫。</translation>
    </message>
    <message>
        <source>Only the smallest card is led; nothing else happens.</source>
        <translation>只出最小的一张，不罚分。</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>可选规则</translation>
    </message>
    <message>
        <source>Ordinary ranks only</source>
        <translation>只有普通牌</translation>
    </message>
    <message>
        <source>Other cards count points, and a player has to stop at more levels.</source>
        <translation>换一套分牌，必打级数也更多。</translation>
    </message>
    <message>
        <source>Overbid oneself</source>
        <translation>自己反自己</translation>
    </message>
    <message>
        <source>Overbid yourself</source>
        <translation>自反</translation>
    </message>
    <message>
        <source>Overbidding changes the trump only.</source>
        <translation>反主只改花色，不改庄家。</translation>
    </message>
    <message>
        <source>Overflow levels</source>
        <translation>溢出级数</translation>
    </message>
    <message>
        <source>Penalty for a failed throw</source>
        <translation>甩牌失败罚分</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Points are only compared when a declarer is overturned.</source>
        <translation>累计分只在反庄时用来比大小和付 60 分。</translation>
    </message>
    <message>
        <source>Points buy something</source>
        <translation>可以动用</translation>
    </message>
    <message>
        <source>Points that a failed throw costs.</source>
        <translation>甩牌失败要罚多少分。</translation>
    </message>
    <message>
        <source>Points that a side loses to the other when its throw is beaten.</source>
        <translation>甩牌失败的一方罚给对方多少分。</translation>
    </message>
    <message>
        <source>Prices with other decks</source>
        <translation>价钱随副数</translation>
    </message>
    <message>
        <source>Raise the same trump only</source>
        <translation>只能加固</translation>
    </message>
    <message>
        <source>Result of a deal</source>
        <translation>一局的结果</translation>
    </message>
    <message>
        <source>Result table</source>
        <translation>升级表</translation>
    </message>
    <message>
        <source>Rule #1 (other points, more must-play levels)</source>
        <translation>规则 1（换分牌，多必打级）</translation>
    </message>
    <message>
        <source>Rule #1, set back at</source>
        <translation>规则 1，哪些级会降级</translation>
    </message>
    <message>
        <source>Rule #2 (points for every round)</source>
        <translation>规则 2（每圈加分）</translation>
    </message>
    <message>
        <source>Rule #2, the declarer&apos;s table</source>
        <translation>规则 2，庄家升级表</translation>
    </message>
    <message>
        <source>Rule #3 (rounds of three cards, throws)</source>
        <translation>规则 3（三张一圈，可甩牌）</translation>
    </message>
    <message>
        <source>Rule #3, cards that beat a throw</source>
        <translation>规则 3，什么牌能管住甩牌</translation>
    </message>
    <message>
        <source>Rule #3, fine for a failed throw</source>
        <translation>规则 3，甩牌失败罚分</translation>
    </message>
    <message>
        <source>Rule #4 (penalty for declined cards)</source>
        <translation>规则 4（不叫牌受罚）</translation>
    </message>
    <message>
        <source>Rule #4, must-play levels</source>
        <translation>规则 4，必打级数</translation>
    </message>
    <message>
        <source>Rules #2 and #3, points for rounds</source>
        <translation>规则 2 加规则 3，每圈加分</translation>
    </message>
    <message>
        <source>Score of the mine</source>
        <translation>抠底算分</translation>
    </message>
    <message>
        <source>Seat order</source>
        <translation>按座位</translation>
    </message>
    <message>
        <source>Set back by a captured bottom</source>
        <translation>被抠底降级</translation>
    </message>
    <message>
        <source>Show cards at any moment; after the last card everybody is asked once more.</source>
        <translation>随时可以亮；发完牌再逐家问一遍。</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>重新开局</translation>
    </message>
    <message>
        <source>Sixteen rounds of three cards; several cards of one suit may be led as a throw.</source>
        <translation>十六圈，每圈三张；同一门的几张牌可以甩出。</translation>
    </message>
    <message>
        <source>Somebody calls with one level card, somebody else overbids with a pair.</source>
        <translation>有人用一张级牌叫主，另一人用一对级牌反主。</translation>
    </message>
    <message>
        <source>Spades stand; may the holder of both jokers make it no trump?</source>
        <translation>桌上是黑桃，有双王的人能不能反成无主？</translation>
    </message>
    <message>
        <source>Spending points</source>
        <translation>动用累计分</translation>
    </message>
    <message>
        <source>Start at 10 for a match of an evening.</source>
        <translation>想一晚打完，可以从 10 打起。</translation>
    </message>
    <message>
        <source>Stop there</source>
        <translation>停住</translation>
    </message>
    <message>
        <source>Take the duty along</source>
        <translation>必打跟着走</translation>
    </message>
    <message>
        <source>The 2 of trumps stands right above the ace: a tractor.</source>
        <translation>主 2 紧接在 A 之上，是拖拉机。</translation>
    </message>
    <message>
        <source>The K that beats your throw lies hidden on the table.</source>
        <translation>能管住你的 K 还扣在暗牌里。</translation>
    </message>
    <message>
        <source>The Q goes back to the hand.</source>
        <translation>Q 要收回手里。</translation>
    </message>
    <message>
        <source>The attackers have 90 points with three decks.</source>
        <translation>三副牌，闲家得了 90 分。</translation>
    </message>
    <message>
        <source>The attackers have 95 points.</source>
        <translation>闲家得了 95 分。</translation>
    </message>
    <message>
        <source>The buried cards</source>
        <translation>庄家埋的牌</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt again.</source>
        <translation>洗牌，重新发。</translation>
    </message>
    <message>
        <source>The deal is played without a trump suit.</source>
        <translation>这一局没有主花色。</translation>
    </message>
    <message>
        <source>The declarer at 7 falls back to 5.</source>
        <translation>打 7 的庄家降到 5。</translation>
    </message>
    <message>
        <source>The declarer divides the cards into two hands of 8 to 20 cards.</source>
        <translation>庄家把牌分成两手，每手 8～20 张。</translation>
    </message>
    <message>
        <source>The declarer goes on until the side loses.</source>
        <translation>一直坐庄，直到下台。</translation>
    </message>
    <message>
        <source>The declarer has 28 cards, the others 20 each.</source>
        <translation>庄家有 28 张牌，别人各 20 张。</translation>
    </message>
    <message>
        <source>The declarer plays 7 and an attacker wins the last round with a 7.</source>
        <translation>庄家打 7，闲家用 7 赢了最后一圈。</translation>
    </message>
    <message>
        <source>The declarer plays 8 and nobody shows an 8.</source>
        <translation>庄家打 8，没有人亮 8。</translation>
    </message>
    <message>
        <source>The declarer says stop</source>
        <translation>庄家喊停</translation>
    </message>
    <message>
        <source>The declarer swaps two cards out and buries one of them.</source>
        <translation>庄家换下两张牌，扣掉其中一张。</translation>
    </message>
    <message>
        <source>The declarer throws A and Q; the K lies in the mine.</source>
        <translation>庄家甩 A 和 Q，K 在地雷里。</translation>
    </message>
    <message>
        <source>The declarer&apos;s throw and the mine</source>
        <translation>庄家甩牌与地雷</translation>
    </message>
    <message>
        <source>The declarers go up one level.</source>
        <translation>庄家方升一级。</translation>
    </message>
    <message>
        <source>The declarers play J and lose the last trick to a jack.</source>
        <translation>庄家方打 J，最后一圈被 J 赢走。</translation>
    </message>
    <message>
        <source>The declarers stay declarers but do not go up.</source>
        <translation>庄家方继续坐庄，但不升级。</translation>
    </message>
    <message>
        <source>The first bidder</source>
        <translation>最先亮主的人</translation>
    </message>
    <message>
        <source>The fourth bottom card makes its suit trump; a joker or level card means no trump.</source>
        <translation>翻到第四张底牌，它的花色就是主；是王或级牌就打无主。</translation>
    </message>
    <message>
        <source>The fourth card of a round</source>
        <translation>一圈的第四张</translation>
    </message>
    <message>
        <source>The hidden K beats your throw and is shown.</source>
        <translation>扣着的 K 也能管住甩牌。</translation>
    </message>
    <message>
        <source>The higher one decides</source>
        <translation>按大的</translation>
    </message>
    <message>
        <source>The higher pair only</source>
        <translation>只看高分组</translation>
    </message>
    <message>
        <source>The jack of trumps sets declarers at J back to 2, another jack back to 6.</source>
        <translation>打 J 被主 J 扣底退回 2，被副 J 扣底退回 6。</translation>
    </message>
    <message>
        <source>The joker may still be shown, until the last card is drawn.</source>
        <translation>王还可以亮出来叫牌，直到抓完。</translation>
    </message>
    <message>
        <source>The jokers that are shown first stand.</source>
        <translation>先亮的算。</translation>
    </message>
    <message>
        <source>The last bidder</source>
        <translation>最后亮主的人</translation>
    </message>
    <message>
        <source>The last card you draw makes a pair.</source>
        <translation>你抓的最后一张正好凑成一对。</translation>
    </message>
    <message>
        <source>The last level only</source>
        <translation>只有最后一级</translation>
    </message>
    <message>
        <source>The last trick is won with 9 9 10 10 J J J.</source>
        <translation>最后一圈以 991010JJJ 取胜。</translation>
    </message>
    <message>
        <source>The leader may play anything, and the other two follow that card.</source>
        <translation>领出方随便出，另外两人跟这一张。</translation>
    </message>
    <message>
        <source>The level at which everybody starts.</source>
        <translation>开始时打几。</translation>
    </message>
    <message>
        <source>The levels of rule #1 with the usual points.</source>
        <translation>用规则 1 的必打级数，分牌照常。</translation>
    </message>
    <message>
        <source>The longest part first</source>
        <translation>先查最长的</translation>
    </message>
    <message>
        <source>The lowest part first</source>
        <translation>先查最小的</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>The match ends after eight deals at the latest.</source>
        <translation>最多打八局。</translation>
    </message>
    <message>
        <source>The match ends after four deals at the latest.</source>
        <translation>最多打四局。</translation>
    </message>
    <message>
        <source>The match ends after so many deals; the higher level wins.</source>
        <translation>打满这么多局就结束，级别高的获胜。</translation>
    </message>
    <message>
        <source>The match goes on until somebody has passed the last level.</source>
        <translation>一直打到有人打过最后一级。</translation>
    </message>
    <message>
        <source>The match is won by winning as declarers at the last level.</source>
        <translation>在最后一级坐庄打赢，才算赢得比赛。</translation>
    </message>
    <message>
        <source>The mine may not play on it anyway.</source>
        <translation>地雷反正不能在这一圈出牌。</translation>
    </message>
    <message>
        <source>The mine plays as many cards as were led, or skips.</source>
        <translation>地雷要么出够张数，要么跳过。</translation>
    </message>
    <message>
        <source>The old declarer gains nothing.</source>
        <translation>原庄家不升级。</translation>
    </message>
    <message>
        <source>The old declarer gains two levels against the pair with 30 points.</source>
        <translation>原庄家对 30 分的那组升两级。</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>对家</translation>
    </message>
    <message>
        <source>The player on your left comes after you.</source>
        <translation>你之后轮到左边的人。</translation>
    </message>
    <message>
        <source>The player on your right comes after you.</source>
        <translation>你之后轮到右边的人。</translation>
    </message>
    <message>
        <source>The quicker one becomes declarer.</source>
        <translation>谁先叫谁坐庄。</translation>
    </message>
    <message>
        <source>The same player</source>
        <translation>原庄家</translation>
    </message>
    <message>
        <source>The stock is drawn and may bring a bid; the first bidder declares.</source>
        <translation>继续抓牌时可以叫牌，先叫的坐庄。</translation>
    </message>
    <message>
        <source>The table deals exactly and stops.</source>
        <translation>自动发够张数就停。</translation>
    </message>
    <message>
        <source>The throw stands</source>
        <translation>甩牌成立</translation>
    </message>
    <message>
        <source>The tractor counts × 8.</source>
        <translation>按拖拉机，8 倍。</translation>
    </message>
    <message>
        <source>The triple decides</source>
        <translation>按三张</translation>
    </message>
    <message>
        <source>The triple may stay whole.</source>
        <translation>三张 8 可以不拆。</translation>
    </message>
    <message>
        <source>The two partners take turns as long as they win.</source>
        <translation>只要守住，两人轮流坐庄。</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>通常规则</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards</source>
        <translation>赢家的牌</translation>
    </message>
    <message>
        <source>They are adjacent: the small joker stands right above the level cards.</source>
        <translation>小王紧接在级牌之上，算相邻。</translation>
    </message>
    <message>
        <source>They are asked one after the other, beginning with the first seat.</source>
        <translation>从第一个座位起依次询问。</translation>
    </message>
    <message>
        <source>They have to</source>
        <translation>要拆开</translation>
    </message>
    <message>
        <source>They join</source>
        <translation>可以连</translation>
    </message>
    <message>
        <source>They need not</source>
        <translation>不必拆</translation>
    </message>
    <message>
        <source>They only choose the declarer</source>
        <translation>只用来定庄</translation>
    </message>
    <message>
        <source>Three cards with 20 points are left and a pair wins the last trick.</source>
        <translation>地雷还剩三张牌共 20 分，最后一圈以对子取胜。</translation>
    </message>
    <message>
        <source>Three decks</source>
        <translation>三副</translation>
    </message>
    <message>
        <source>Three decks, 60 to 115 points</source>
        <translation>三副牌 60～115 分</translation>
    </message>
    <message>
        <source>Three decks: 38 cards each, 10 in the bottom.</source>
        <translation>三副牌：每家 38 张，底牌 10 张。</translation>
    </message>
    <message>
        <source>Three decks: whether two cards of a triple have to follow a pair.</source>
        <translation>三副牌：跟对子时三张要不要拆。</translation>
    </message>
    <message>
        <source>Three times six cards make 15 points.</source>
        <translation>够三个六张，加 15 分。</translation>
    </message>
    <message>
        <source>Time for last bids</source>
        <translation>最后叫主时间</translation>
    </message>
    <message>
        <source>Tractors and throws</source>
        <translation>拖拉机与甩牌</translation>
    </message>
    <message>
        <source>Tractors before pairs before single cards: the pair 9 9 is led.</source>
        <translation>先拖拉机，再对子，再单张：这里改出 99。</translation>
    </message>
    <message>
        <source>Tractors of 2s and level cards</source>
        <translation>级牌和 2 的连对</translation>
    </message>
    <message>
        <source>Tricks and the mine</source>
        <translation>出牌与地雷</translation>
    </message>
    <message>
        <source>Triple beside a tractor</source>
        <translation>三张与拖拉机并存</translation>
    </message>
    <message>
        <source>Triples are not broken up</source>
        <translation>三张不拆</translation>
    </message>
    <message>
        <source>Turn up the bottom</source>
        <translation>翻底牌</translation>
    </message>
    <message>
        <source>Two bids at once in the first hand</source>
        <translation>第一局同时叫牌</translation>
    </message>
    <message>
        <source>Two big jokers overbid two small ones.</source>
        <translation>一对大王可以反一对小王。</translation>
    </message>
    <message>
        <source>Two big or two small jokers.</source>
        <translation>两张大王，或两张小王。</translation>
    </message>
    <message>
        <source>Two decks</source>
        <translation>两副</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>两手牌</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>升两级</translation>
    </message>
    <message>
        <source>Two levels, however many points.</source>
        <translation>不管多少分，都升两级。</translation>
    </message>
    <message>
        <source>Two of the 8s follow.</source>
        <translation>要拆两张 8 来跟。</translation>
    </message>
    <message>
        <source>Two of the three cards are a pair and must follow one.</source>
        <translation>三张里的两张就是对子，必须跟。</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>是两对</translation>
    </message>
    <message>
        <source>Two single cards are thrown last and ruffed with a pair of trumps.</source>
        <translation>最后甩两个单张，被一对主牌毙掉。</translation>
    </message>
    <message>
        <source>Two small jokers are a bid; are a small and a big one?</source>
        <translation>一对小王可以亮；一大一小可不可以？</translation>
    </message>
    <message>
        <source>Two small jokers stand; may two big jokers overbid them?</source>
        <translation>桌上是一对小王，一对大王能不能反？</translation>
    </message>
    <message>
        <source>Until all have passed</source>
        <translation>直到都不叫</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>West bids one spade, East overbids with a pair of diamonds.</source>
        <translation>西家亮一张黑桃，东家用一对方块反主。</translation>
    </message>
    <message>
        <source>What a failed throw leaves</source>
        <translation>甩牌失败出什么</translation>
    </message>
    <message>
        <source>What an attacker gets for winning the last trick.</source>
        <translation>闲家赢了最后一圈得多少分。</translation>
    </message>
    <message>
        <source>What happens if all top cards of the first hand are up and nobody has bid.</source>
        <translation>第一局最上层翻完没有人叫牌怎么办。</translation>
    </message>
    <message>
        <source>What happens if nobody bids in the first deal of a match.</source>
        <translation>比赛第一局没有人亮主怎么办。</translation>
    </message>
    <message>
        <source>What happens if nobody bids when the declarer is already known.</source>
        <translation>庄家已定、没有人亮主怎么办。</translation>
    </message>
    <message>
        <source>What happens to levels that a must-play level has stopped.</source>
        <translation>被必打级数挡住的级数怎么办。</translation>
    </message>
    <message>
        <source>What multiplies the bottom</source>
        <translation>抠底倍数看谁的牌</translation>
    </message>
    <message>
        <source>What the declarer does with the cards beyond one hand.</source>
        <translation>庄家比别人多的牌怎么用。</translation>
    </message>
    <message>
        <source>What was led</source>
        <translation>首家的牌</translation>
    </message>
    <message>
        <source>When the mine is too short</source>
        <translation>地雷不够时</translation>
    </message>
    <message>
        <source>When to bid</source>
        <translation>亮主时机</translation>
    </message>
    <message>
        <source>When to bid while drawing</source>
        <translation>抓牌时何时叫牌</translation>
    </message>
    <message>
        <source>Where displaced cards go</source>
        <translation>被替换的牌去哪里</translation>
    </message>
    <message>
        <source>Whether a bid may be as high as the one on the table.</source>
        <translation>后亮的和桌上的一样大，算不算。</translation>
    </message>
    <message>
        <source>Whether a bid of big jokers is higher than the same bid of small ones.</source>
        <translation>大王亮的无主是否比小王亮的大。</translation>
    </message>
    <message>
        <source>Whether a declarer overturned by one pair still gains levels against the other.</source>
        <translation>被一组反庄的庄家，对另一组还能不能升级。</translation>
    </message>
    <message>
        <source>Whether a hand has eight rounds of six cards or sixteen of three.</source>
        <translation>一局打八圈六张的，还是十六圈三张的。</translation>
    </message>
    <message>
        <source>Whether a joker bid needs jokers of one kind.</source>
        <translation>用王亮无主，是否必须是同样的王。</translation>
    </message>
    <message>
        <source>Whether a must-play level that a player has won once stops that player again after a demotion.</source>
        <translation>打赢过的必打级数，降级以后是否还要再打。</translation>
    </message>
    <message>
        <source>Whether a triple must be broken up to follow a pair.</source>
        <translation>跟对子时，三张要不要拆。</translation>
    </message>
    <message>
        <source>Whether cards that still lie face down can beat a throw.</source>
        <translation>还没翻明的暗牌能不能管住甩牌。</translation>
    </message>
    <message>
        <source>Whether cumulative points buy blocks, levels and the deal.</source>
        <translation>累计分能不能用来阻止升级、强行升级和强行当庄。</translation>
    </message>
    <message>
        <source>Whether each round of six cards brings its winner points of its own.</source>
        <translation>每赢一圈六张牌是否另外加分。</translation>
    </message>
    <message>
        <source>Whether everybody sees which displaced card is buried and which one goes to the hand.</source>
        <translation>被替换的牌哪张扣下、哪张进手牌，大家看不看得到。</translation>
    </message>
    <message>
        <source>Whether higher cards in the mine cut down the declarer&apos;s own throw.</source>
        <translation>地雷里有更大的牌时，庄家自己甩牌是否要收回。</translation>
    </message>
    <message>
        <source>Whether it costs levels that nobody bid although somebody turned up a card to bid with.</source>
        <translation>有人翻到能叫的牌却不叫，结果无人叫牌，要不要罚级。</translation>
    </message>
    <message>
        <source>Whether level cards may be shown while the cards are still being dealt.</source>
        <translation>发牌过程中能不能亮级牌。</translation>
    </message>
    <message>
        <source>Whether level cards, trump 2s and jokers join into tractors with their neighbours.</source>
        <translation>级牌、主 2、王能不能和相邻的对子组成拖拉机。</translation>
    </message>
    <message>
        <source>Whether levels from a penalty of the others stop at a must-play level.</source>
        <translation>因别人受罚而升级，遇到必打级数停不停。</translation>
    </message>
    <message>
        <source>Whether the declarer has to watch that everybody draws the right number of cards.</source>
        <translation>庄家要不要负责让每人抓够张数。</translation>
    </message>
    <message>
        <source>Whether the declarers go up when the attackers have 60 to 115 points.</source>
        <translation>闲家得 60～115 分时，庄家方升不升级。</translation>
    </message>
    <message>
        <source>Whether the holder of the standing bid may change its suit or colour.</source>
        <translation>叫主的人能不能用别的花色或颜色反自己。</translation>
    </message>
    <message>
        <source>Whether the leader&apos;s second card has to follow the first.</source>
        <translation>领出方的第二张牌是否要跟自己的第一张。</translation>
    </message>
    <message>
        <source>Whether the mine may play fewer cards than were led by an attacker.</source>
        <translation>闲家领出时，地雷能不能少出几张当作垫牌。</translation>
    </message>
    <message>
        <source>Whether the prices 60, 150, 100 and 200 change with the number of decks.</source>
        <translation>60、150、100、200 这些分数是否随副数变化。</translation>
    </message>
    <message>
        <source>Whether you may overbid your own bid with another trump.</source>
        <translation>能不能用另一花色反自己亮的主。</translation>
    </message>
    <message>
        <source>Whether, in no trump, a pair of level cards and a pair of small jokers are a tractor.</source>
        <translation>无主时，一对级牌和一对小王算不算拖拉机。</translation>
    </message>
    <message>
        <source>Which multiplier holds when the last play contains a triple and a tractor.</source>
        <translation>最后一手既有三张又有拖拉机时按哪个倍数。</translation>
    </message>
    <message>
        <source>Which way round dealing, bidding and playing go.</source>
        <translation>发牌、叫牌、出牌朝哪个方向走。</translation>
    </message>
    <message>
        <source>While dealing and after</source>
        <translation>发牌时和发牌后</translation>
    </message>
    <message>
        <source>Who becomes declarer if two players turn up cards to bid with in the same step.</source>
        <translation>第一局两人同时翻到能叫的牌，谁坐庄。</translation>
    </message>
    <message>
        <source>Who becomes declarer when there is none yet.</source>
        <translation>还没有庄家时，谁坐庄。</translation>
    </message>
    <message>
        <source>Who bids first</source>
        <translation>先叫的</translation>
    </message>
    <message>
        <source>Who declares next when the declarers have won.</source>
        <translation>庄家方守住以后，下一局谁坐庄。</translation>
    </message>
    <message>
        <source>Who draws first</source>
        <translation>先抓牌的人</translation>
    </message>
    <message>
        <source>Who is behind may lower the higher opponent by as many levels.</source>
        <translation>落后的人可以让级数较高的对手降同样的级数。</translation>
    </message>
    <message>
        <source>Whoever calls first is declarer, whoever overbids.</source>
        <translation>先叫的人坐庄，被反主也不变。</translation>
    </message>
    <message>
        <source>Whoever holds the last bid is declarer.</source>
        <translation>最后叫主或反主的人坐庄。</translation>
    </message>
    <message>
        <source>Whoever overbids the others becomes declarer.</source>
        <translation>反主成功的人坐庄。</translation>
    </message>
    <message>
        <source>Whoever passes this level wins the match.</source>
        <translation>先打过这一级就赢得比赛。</translation>
    </message>
    <message>
        <source>Whose structure in the last trick decides how often the bottom counts.</source>
        <translation>最后一圈按谁的牌型算底牌倍数。</translation>
    </message>
    <message>
        <source>Win it again</source>
        <translation>要再打</translation>
    </message>
    <message>
        <source>With A you play all levels; with 8 the match is shorter.</source>
        <translation>打到 A 是全程；打到 8 就短得多。</translation>
    </message>
    <message>
        <source>With one deck: whether the two jokers together are a bid.</source>
        <translation>一副牌时，大小王一起能不能亮无主。</translation>
    </message>
    <message>
        <source>With the decks</source>
        <translation>按副数</translation>
    </message>
    <message>
        <source>With two decks everybody holds 20 cards and the mine has 8.</source>
        <translation>两副牌每人 20 张，地雷 8 张。</translation>
    </message>
    <message>
        <source>With two decks everybody holds 25 cards and 8 lie in the bottom.</source>
        <translation>两副牌每人 25 张，底牌 8 张。</translation>
    </message>
    <message>
        <source>Won once, won for good</source>
        <translation>必打级打过一次</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>Yes, they are higher</source>
        <translation>可以，大王更大</translation>
    </message>
    <message>
        <source>You are dealt a 2 of hearts as your third card and show it at once.</source>
        <translation>第三张摸到红桃 2，马上亮出来。</translation>
    </message>
    <message>
        <source>You are declarer and your side wins: is it you again?</source>
        <translation>你坐庄并守住了，下一局还是你吗？</translation>
    </message>
    <message>
        <source>You bid one heart; may you change to a pair of clubs?</source>
        <translation>你亮了一张红桃，能不能改成一对梅花？</translation>
    </message>
    <message>
        <source>You called hearts with one card and draw a pair of clubs.</source>
        <translation>你用一张红桃叫主，后来抓到一对梅花级牌。</translation>
    </message>
    <message>
        <source>You drew a joker and two more cards since.</source>
        <translation>你抓到一张王，之后又抓了两张牌。</translation>
    </message>
    <message>
        <source>You have gathered 210 points in four deals.</source>
        <translation>四局下来你攒了 210 分。</translation>
    </message>
    <message>
        <source>You have won 20 cards in the hand.</source>
        <translation>这一局你赢了 20 张牌。</translation>
    </message>
    <message>
        <source>You have won at J as declarer and fall back below it later.</source>
        <translation>你坐庄打过了 J，后来又降到 J 以下。</translation>
    </message>
    <message>
        <source>You hold A and K of hearts: may you lead both at once?</source>
        <translation>你有红桃 A 和 K，能不能一起领出？</translation>
    </message>
    <message>
        <source>You led a heart; your second card of the round comes.</source>
        <translation>你领出红桃，现在轮到你出这一圈的第二张。</translation>
    </message>
    <message>
        <source>You may</source>
        <translation>可以自己反</translation>
    </message>
    <message>
        <source>You may add the second card of your own suit, not change it.</source>
        <translation>可以加上同花色的第二张，不能换花色。</translation>
    </message>
    <message>
        <source>You may only reinforce hearts.</source>
        <translation>只能加固红桃。</translation>
    </message>
    <message>
        <source>You may overbid your own bid with another trump.</source>
        <translation>可以用另一花色反自己亮的主。</translation>
    </message>
    <message>
        <source>You may overbid your own hearts with the pair of clubs.</source>
        <translation>可以用一对梅花反自己的红桃。</translation>
    </message>
    <message>
        <source>You play 10 and gain two levels: you stop at J.</source>
        <translation>你打 10，升两级，到 J 停住。</translation>
    </message>
    <message>
        <source>You play Q and gain three levels: you stop at A.</source>
        <translation>你打 Q，升三级，到 A 停住。</translation>
    </message>
    <message>
        <source>You rise to 4, and 4 becomes a must-play level for you.</source>
        <translation>你升到 4，4 成为你的必打级数。</translation>
    </message>
    <message>
        <source>You stand on 3 and gain a level from a penalty.</source>
        <translation>你停在 3，因别人受罚升一级。</translation>
    </message>
    <message>
        <source>You stand on 3, gain two levels as attacker and cannot rise.</source>
        <translation>你停在 3，当闲家升两级却升不上去。</translation>
    </message>
    <message>
        <source>You stay on 3; the level is lost.</source>
        <translation>你停在 3，这一级作废。</translation>
    </message>
    <message>
        <source>You stop at each of these levels and leave it only as declarers.</source>
        <translation>到这些级都要停，坐庄打赢才能升。</translation>
    </message>
    <message>
        <source>You throw 8 9 9; somebody holds a J and somebody a pair of queens.</source>
        <translation>甩 899；外面有 J，也有一对 Q。</translation>
    </message>
    <message>
        <source>You throw A and Q and somebody shows the K.</source>
        <translation>你甩 A 和 Q，有人亮出 K。</translation>
    </message>
    <message>
        <source>You turn up a level card and your neighbour a joker.</source>
        <translation>你翻到级牌，下家翻到王。</translation>
    </message>
    <message>
        <source>You turned up a level card and declined; in the end the hand is uncalled no trump.</source>
        <translation>你翻到一张级牌没有叫，最后这局打了无主。</translation>
    </message>
    <message>
        <source>You win a round without point cards: 0 points or 5?</source>
        <translation>你赢了一圈没有分牌的牌：得 0 分还是 5 分？</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>× 16</source>
        <translation>16 倍</translation>
    </message>
    <message>
        <source>× 64</source>
        <translation>64 倍</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Everything on this page becomes as it was at first; only the names stay.</source>
        <translation>本页的选项全部恢复默认，只有名字不变。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SpeechPanel</name>
    <message>
        <source>Back to start</source>
        <translation>回到首页</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>继续（Enter）</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开教学</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>离开教学（Esc）</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Show me (H)</source>
        <translation>演示（H）</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Drag here to bury</source>
        <translation>拖到这里扣底</translation>
    </message>
    <message>
        <source>Drag here to play</source>
        <translation>拖到这里出牌</translation>
    </message>
    <message>
        <source>Trick {number} · {name} · {points}</source>
        <translation>第 {number} 圈 · {name}赢 · {points}</translation>
    </message>
    <message>
        <source>bids {trump}</source>
        <translation>亮主 {trump}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Host a table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>In the local network:</source>
        <translation>局域网：</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>边打边学</translation>
    </message>
    <message>
        <source>New to the game? How to play</source>
        <translation>第一次玩？看看怎么玩</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Sheng Ji</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>The card game of level cards and tractors</source>
        <translation>拖拉机 · 八十分 · 打百分</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All the time</source>
        <translation>所有时间</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>闲家</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Declarer&apos;s partner</source>
        <translation>庄家的对家</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>最近 365 天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>有真人</translation>
    </message>
    <message>
        <source>Points are the attackers&apos;, on whichever side you were.</source>
        <translation>平均分是闲家一方的得分，不论你在哪一方。</translation>
    </message>
    <message>
        <source>Points are your own as attacker, as declarer the better attacker&apos;s.</source>
        <translation>平均分：当闲家时是你自己的得分，当庄家时是得分较高的那个闲家的得分。</translation>
    </message>
    <message>
        <source>Points are your pair&apos;s as attacker, as declarer the better pair&apos;s.</source>
        <translation>平均分：当闲家时是你这一组的得分，当庄家时是得分较高的那一组的得分。</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>不同水平</translation>
    </message>
    <message>
        <source>With rule {rules}</source>
        <translation>规则{rules}</translation>
    </message>
    <message>
        <source>Without extra rules</source>
        <translation>不加附加规则</translation>
    </message>
    <message>
        <source>declarer +1</source>
        <translation>庄家升 1 级</translation>
    </message>
    <message>
        <source>declarer +2</source>
        <translation>庄家升 2 级</translation>
    </message>
    <message>
        <source>declarer +3</source>
        <translation>庄家升 3 级</translation>
    </message>
    <message>
        <source>declarer stays</source>
        <translation>庄家连庄</translation>
    </message>
    <message>
        <source>shut-out</source>
        <translation>大光头</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>闲家上台</translation>
    </message>
    <message>
        <source>taken over, +1</source>
        <translation>上台，升 1 级</translation>
    </message>
    <message>
        <source>taken over, +2</source>
        <translation>上台，升 2 级</translation>
    </message>
    <message>
        <source>taken over, +3 or more</source>
        <translation>上台，升 3 级以上</translation>
    </message>
    <message>
        <source>{low} – {high}%</source>
        <translation>{low}% 到 {high}% 之间</translation>
    </message>
    <message>
        <source>{n} captured</source>
        <translation>抠 {n} 次</translation>
    </message>
    <message>
        <source>{n} lost</source>
        <translation>被抠 {n} 次</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{won} of {deals}</source>
        <translation>{deals} 局赢 {won} 局</translation>
    </message>
    <message>
        <source>{won} of {matches}</source>
        <translation>{matches} 场赢 {won} 场</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Cannot be read, and not counted: {files}.</source>
        <translation>无法读取，没有计入：{files}。</translation>
    </message>
    <message>
        <source>Damaged, counted up to there: {files}.</source>
        <translation>文件损坏，只计入损坏处以前的部分：{files}。</translation>
    </message>
    <message>
        <source>How the deals ended</source>
        <translation>各局的结果</translation>
    </message>
    <message>
        <source>No deal has been counted yet</source>
        <translation>还没有可统计的牌局</translation>
    </message>
    <message>
        <source>No deal is like what you have chosen above.</source>
        <translation>没有符合上面条件的牌局。</translation>
    </message>
    <message>
        <source>Not counted: matches without a seat of yours: {n}.</source>
        <translation>没有计入：你不在座的比赛 {n} 场。</translation>
    </message>
    <message>
        <source>Not counted: {deals} that a computer player finished for you, conceded ones among them.</source>
        <translation>没有计入：由电脑替你打完的{deals}（包括认输的局）。</translation>
    </message>
    <message>
        <source>Not counted: {deals} whose cards had been played before.</source>
        <translation>没有计入：用打过的牌重打的{deals}。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始打牌</translation>
    </message>
    <message>
        <source>Play a deal to its end, and its result stands here: who won, by how much, and in what role.</source>
        <translation>打完一局，这里就会有它的结果：谁赢、赢多少、你是庄家还是闲家。</translation>
    </message>
    <message>
        <source>Reading the saved matches…</source>
        <translation>正在读取保存的比赛……</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>你输了</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>{done} of {total} matches read</source>
        <translation>已读取 {total} 场比赛中的 {done} 场</translation>
    </message>
    <message>
        <source>{file} from line {line} on</source>
        <translation>{file}（从第 {line} 行起）</translation>
    </message>
    <message>
        <source>{head}: {deals}, {won} won.</source>
        <translation>{head}：{deals}，赢了 {won} 局。</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names}，另有 {n} 个</translation>
    </message>
    <message>
        <source>{points} points, {meaning}</source>
        <translation>得分 {points}，{meaning}</translation>
    </message>
</context>
<context>
    <name>SwapArea</name>
    <message>
        <source>Buried for good</source>
        <translation>扣下（不再拿回）</translation>
    </message>
    <message>
        <source>The bottom: drag cards onto your face-up cards</source>
        <translation>底牌：拖到你最上层的明牌上替换</translation>
    </message>
    <message>
        <source>To the hand (locked)</source>
        <translation>进手牌（不可再扣）</translation>
    </message>
</context>
<context>
    <name>TableChoices</name>
    <message>
        <source>Concede</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Concede the match?</source>
        <translation>整场认输？</translation>
    </message>
    <message>
        <source>Concede this deal?</source>
        <translation>本局认输？</translation>
    </message>
    <message>
        <source>It is lost, and it cannot be continued.</source>
        <translation>这场比赛算输，以后不能接着打。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续打</translation>
    </message>
    <message>
        <source>The rest of it is played for you without a pause. It counts in the match, not in the statistics.</source>
        <translation>余下的牌由电脑代你不停顿地打完，结果算在比赛里，不算在统计里。</translation>
    </message>
</context>
<context>
    <name>TableCopies</name>
    <message>
        <source>Another host can go on with it. It contains the cards of all hands: give it to nobody who still plays in this match. Two files are written; they belong together.</source>
        <translation>其他主机可以用它把对局接着打下去。副本中有所有人的手牌：对局未结束前，不要交给同桌的人。会写出两个文件，须放在一起。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save a copy of this table</source>
        <translation>另存此牌桌</translation>
    </message>
    <message>
        <source>Save a copy of this table?</source>
        <translation>要另存此牌桌吗？</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存……</translation>
    </message>
    <message>
        <source>The copy is saved: {path} and {table}</source>
        <translation>副本已保存：{path} 和 {table}</translation>
    </message>
</context>
<context>
    <name>TableLeaving</name>
    <message>
        <source>At it are also: {names}. The match is kept, and you can open the table again.</source>
        <translation>桌上还有：{names}。牌局会保留，你可以再次开桌。</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close your table?</source>
        <translation>要关闭这一桌吗？</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Card table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Go on when the connection is there again.</source>
        <translation>恢复连接后再继续。</translation>
    </message>
    <message>
        <source>If another hand beats a part, only the lowest of its kind is led. Play again to throw.</source>
        <translation>只要有一家能压住其中一部分，就只能出同类里最小的。再出一次即甩牌。</translation>
    </message>
    <message>
        <source>The table cannot be reached now</source>
        <translation>现在连不上牌桌</translation>
    </message>
    <message>
        <source>This throw can fail</source>
        <translation>这次甩牌可能失败</translation>
    </message>
    <message>
        <source>This throw can fail, which costs {points}</source>
        <translation>甩牌可能失败，失败罚 {points}</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Before {name}: {cards}; face down: {n}.</source>
        <translation>{name}面前：{cards}；盖着{n}张。</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <translation>已选：{cards}。</translation>
    </message>
    <message>
        <source>Declarer: {name}.</source>
        <translation>庄家：{name}。</translation>
    </message>
    <message>
        <source>On the table: {plays}.</source>
        <translation>桌上：{plays}。</translation>
    </message>
    <message>
        <source>The mine, {n}: {cards}.</source>
        <translation>雷{n}张：{cards}。</translation>
    </message>
    <message>
        <source>The rear hand, {n}: {cards}.</source>
        <translation>后手{n}张：{cards}。</translation>
    </message>
    <message>
        <source>Trump is still open, level {level}.</source>
        <translation>还没有主，级牌{level}。</translation>
    </message>
    <message>
        <source>Trump: {trump}, level {level}.</source>
        <translation>主：{trump}，级牌{level}。</translation>
    </message>
    <message>
        <source>Your hand, {n}: {cards}.</source>
        <translation>手牌{n}张：{cards}。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{card}, chosen, {n} of {count}</source>
        <translation>{card}，已选，第{n}张，共{count}张</translation>
    </message>
    <message>
        <source>{card}, {n} of {count}</source>
        <translation>{card}，第{n}张，共{count}张</translation>
    </message>
    <message>
        <source>{head}. {detail}</source>
        <translation>{head}。{detail}</translation>
    </message>
    <message>
        <source>{name} is winning.</source>
        <translation>目前{name}最大。</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name}出{cards}</translation>
    </message>
    <message>
        <source>{title}: {points}. {meaning}</source>
        <translation>{title}：{points}。{meaning}</translation>
    </message>
</context>
<context>
    <name>TermTip</name>
    <message>
        <source>More…</source>
        <translation>更多……</translation>
    </message>
    <message>
        <source>{word}: {meaning}</source>
        <translation>{word}：{meaning}</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>A bottom capture whose winning card is a level card: the declarer falls back first.</source>
        <translation>赢牌的是级牌的抠底，庄家要先降级。</translation>
    </message>
    <message>
        <source>A bottom capture with the two highest cards of the round. It counts twice as much.</source>
        <translation>用这一圈最大的两张牌抠底，加倍算分。</translation>
    </message>
    <message>
        <source>A card on the table that everybody knows. Its owner can play it.</source>
        <translation>桌上大家都看得见的牌，主人可以出。</translation>
    </message>
    <message>
        <source>A card on the table that nobody knows, its owner included.</source>
        <translation>桌上谁也不知道的牌，主人也不能看。</translation>
    </message>
    <message>
        <source>A card that counts points.</source>
        <translation>算分的牌。</translation>
    </message>
    <message>
        <source>A card that is no trump.</source>
        <translation>不是主牌的牌。</translation>
    </message>
    <message>
        <source>A deal in which one suit is trump.</source>
        <translation>有主花色的一局。</translation>
    </message>
    <message>
        <source>A level card of another suit than the trump suit. They are all equally high.</source>
        <translation>其他花色的级牌，都一样大。</translation>
    </message>
    <message>
        <source>A level card of the trump suit.</source>
        <translation>主花色的级牌。</translation>
    </message>
    <message>
        <source>A level that a player may leave only by winning a deal as declarer.</source>
        <translation>只有坐庄打赢才能过的级数。</translation>
    </message>
    <message>
        <source>A level that a side may leave only by winning as declarers.</source>
        <translation>只有坐庄打赢才能过的级别。</translation>
    </message>
    <message>
        <source>A pair has enough points: the declarer loses the deal, and one of the pair declares next.</source>
        <translation>一组得分够多，庄家输了，由这一组的人坐庄。</translation>
    </message>
    <message>
        <source>A place at the table. Nobody has a partner.</source>
        <translation>牌桌上的一个位置，没有对家。</translation>
    </message>
    <message>
        <source>A place at the table. Partners sit opposite each other.</source>
        <translation>牌桌上的一个位置，对家坐在对面。</translation>
    </message>
    <message>
        <source>A player&apos;s own points, carried from deal to deal. They can be spent.</source>
        <translation>每人自己的得分，逐局累加，可以动用。</translation>
    </message>
    <message>
        <source>A rank of each player&apos;s own. It rises with good results.</source>
        <translation>每人自己的级，打得好就升。</translation>
    </message>
    <message>
        <source>A rank of each player&apos;s own. The declarer&apos;s is that of the deal.</source>
        <translation>每人自己的级，一局打的是庄家的级。</translation>
    </message>
    <message>
        <source>A top card with no card under it. No layout may have one.</source>
        <translation>下面没有牌的上层牌，不允许这样摆。</translation>
    </message>
    <message>
        <source>All cards of the declarer&apos;s level. They are trumps.</source>
        <translation>庄家所打级数的所有牌，都是主牌。</translation>
    </message>
    <message>
        <source>All cards of the rank that the declarers play at. They are trumps.</source>
        <translation>庄家方所打点数的所有牌，都是主牌。</translation>
    </message>
    <message>
        <source>All trumps together are one class, and each beats any card of another suit.</source>
        <translation>所有主牌算同一类，能毙其他花色的牌。</translation>
    </message>
    <message>
        <source>An attacker wins the last round and scores the bottom.</source>
        <translation>闲家赢了最后一圈，底牌算分给他。</translation>
    </message>
    <message>
        <source>An attacker wins the last trick and scores what is left of the declarer&apos;s second hand.</source>
        <translation>闲家赢了最后一圈，庄家第二手剩下的牌算分给他。</translation>
    </message>
    <message>
        <source>Big: the attackers get nothing. Small: they get points, but fewer than the first threshold.</source>
        <translation>大光：闲家一分未得。小光：闲家有分，但没到第一档。</translation>
    </message>
    <message>
        <source>Both attackers have nothing at all.</source>
        <translation>两个闲家都一分未得。</translation>
    </message>
    <message>
        <source>Both pairs have nothing at all.</source>
        <translation>两组都一分未得。</translation>
    </message>
    <message>
        <source>Each of the four others. They score in two pairs.</source>
        <translation>另外四人，分成两组得分。</translation>
    </message>
    <message>
        <source>Each of the two others. They are no team: each gathers points for himself.</source>
        <translation>另外两人，各打各的，分数分别计算。</translation>
    </message>
    <message>
        <source>Each player plays two cards, one in each half; the highest of all six wins them.</source>
        <translation>每人出两张牌，前后半圈各一张，六张中最大的一张赢下全部。</translation>
    </message>
    <message>
        <source>Four cards: first as dealt, later those that the declarer has buried.</source>
        <translation>四张牌：先是发剩的，后来是庄家扣下的。</translation>
    </message>
    <message>
        <source>From the shuffle to the result.</source>
        <translation>从洗牌到算出结果。</translation>
    </message>
    <message>
        <source>How the ten cards on the table lie: which covers which.</source>
        <translation>桌上十张牌怎么摆、谁压住谁。</translation>
    </message>
    <message>
        <source>Levels gained that a must-play level has stopped.</source>
        <translation>升到必打级数时被挡住的级数。</translation>
    </message>
    <message>
        <source>No suit is trump. It is called with a joker, or uncalled where nobody bids.</source>
        <translation>没有主花色：用王叫的，或者无人叫牌的。</translation>
    </message>
    <message>
        <source>No suit is trump: only jokers and level cards are.</source>
        <translation>没有主花色，只有王和级牌是主牌。</translation>
    </message>
    <message>
        <source>No suit is trump: only jokers, level cards and 2s are, and one colour is the higher.</source>
        <translation>没有主花色，只有王、级牌和 2 是主牌，其中一种颜色更大。</translation>
    </message>
    <message>
        <source>On a card of the top layer nothing lies. What lies lower is covered by others.</source>
        <translation>最上层的牌没有被压住，下面各层被别的牌压住。</translation>
    </message>
    <message>
        <source>One card by itself.</source>
        <translation>单独一张牌。</translation>
    </message>
    <message>
        <source>One play from each hand around the table.</source>
        <translation>每手牌各出一次。</translation>
    </message>
    <message>
        <source>Plays alone against the four others, with two hands.</source>
        <translation>一个人打另外四人，用两手牌。</translation>
    </message>
    <message>
        <source>Plays alone against the two others, buries the bottom, and leads to the first round.</source>
        <translation>一个人打另外两人，扣底牌，并在第一圈领出。</translation>
    </message>
    <message>
        <source>Red are hearts, diamonds and the big joker, black the others. The trump&apos;s own colour is higher.</source>
        <translation>红桃、方块和大王是红的，其余是黑的。和主同色的牌更大。</translation>
    </message>
    <message>
        <source>Several cards of one suit led at once. Only with rule #3.</source>
        <translation>一次领出同一花色的几张牌，只在规则 #3 下可以。</translation>
    </message>
    <message>
        <source>Several structures or cards of one class led at once. It stands if nobody can beat any part of it.</source>
        <translation>一次领出同一类的几个牌型或几张牌。别人管不上其中任何一部分才算成功。</translation>
    </message>
    <message>
        <source>Takes the bottom, buries as many cards, and leads to the first trick.</source>
        <translation>拿底牌、扣同样张数的牌，并在第一圈先出牌的人。</translation>
    </message>
    <message>
        <source>Ten of each player&apos;s cards, which lie on the table in layers.</source>
        <translation>每人摆在桌上的十张牌，分成几层。</translation>
    </message>
    <message>
        <source>The 18 cards from which everybody draws six.</source>
        <translation>十八张，每人从中抓六张。</translation>
    </message>
    <message>
        <source>The 2 of the trump suit, a high trump.</source>
        <translation>主花色的 2，是很大的主牌。</translation>
    </message>
    <message>
        <source>The attackers have enough points and become the declarers.</source>
        <translation>闲家得分够多，下一局坐庄。</translation>
    </message>
    <message>
        <source>The attackers win the last trick, and the points in the bottom count for them, multiplied.</source>
        <translation>闲家赢了最后一圈，底牌的分翻倍后归他们。</translation>
    </message>
    <message>
        <source>The card that lay where a card of the bottom was put.</source>
        <translation>被底牌换下来的那张牌。</translation>
    </message>
    <message>
        <source>The cards that are left over after the deal. The declarer takes them and buries as many.</source>
        <translation>发牌后余下的牌。庄家拿起来，再扣下同样张数的牌。</translation>
    </message>
    <message>
        <source>The cards that are left over after the deal. The declarer takes them.</source>
        <translation>发牌后余下的牌，归庄家。</translation>
    </message>
    <message>
        <source>The cards that the declarer has buried. They take part in every trick as a sixth hand.</source>
        <translation>庄家埋下的牌，像第六手牌一样参加每一圈。</translation>
    </message>
    <message>
        <source>The declarer and the declarer&apos;s partner.</source>
        <translation>庄家和他的对家。</translation>
    </message>
    <message>
        <source>The declarer rises past the last level, and the match ends.</source>
        <translation>庄家打过最后一级，整场比赛结束。</translation>
    </message>
    <message>
        <source>The declarer&apos;s level when the deal begins. It stays for the whole deal.</source>
        <translation>一局开始时庄家的级数，整局不变。</translation>
    </message>
    <message>
        <source>The first or the second three cards of a round.</source>
        <translation>一圈里的前三张或者后三张牌。</translation>
    </message>
    <message>
        <source>The four cards of the declarer&apos;s level. They are trumps, and one of them can bid its suit.</source>
        <translation>庄家级数的四张牌，都是主牌，可以用来叫它的花色。</translation>
    </message>
    <message>
        <source>The highest trump.</source>
        <translation>最大的主牌。</translation>
    </message>
    <message>
        <source>The level card of the trump suit: the highest trump but for the jokers.</source>
        <translation>主花色的级牌，除了王以外最大。</translation>
    </message>
    <message>
        <source>The mine plays nothing in this trick.</source>
        <translation>地雷这一圈不出牌。</translation>
    </message>
    <message>
        <source>The mine ruffs a suit of which the declarer has just run out.</source>
        <translation>庄家刚出尽一门花色，地雷就将吃这一门。</translation>
    </message>
    <message>
        <source>The other attacker of your pair. It changes with the declarer.</source>
        <translation>和你同一组的另一个闲家，换庄时也换。</translation>
    </message>
    <message>
        <source>The other cards of the trump suit.</source>
        <translation>主花色的其他牌。</translation>
    </message>
    <message>
        <source>The other suit of the trump suit&apos;s colour.</source>
        <translation>和主花色同颜色的另一门花色。</translation>
    </message>
    <message>
        <source>The player opposite you: you win and lose together.</source>
        <translation>坐在你对面的人，和你同输同赢。</translation>
    </message>
    <message>
        <source>The points of a pair in this deal.</source>
        <translation>一组在这一局的得分。</translation>
    </message>
    <message>
        <source>The rank that a side plays at. It rises when the side wins.</source>
        <translation>一方所打的点数，赢了就升。</translation>
    </message>
    <message>
        <source>The second highest trump.</source>
        <translation>第二大的主牌。</translation>
    </message>
    <message>
        <source>The six cards that a player holds, hidden from the others.</source>
        <translation>拿在手里的六张牌，别人看不到。</translation>
    </message>
    <message>
        <source>The suit that the last bid has made trump.</source>
        <translation>由最后的亮主定下的花色。</translation>
    </message>
    <message>
        <source>The two players against the declarers. Only their points are counted.</source>
        <translation>庄家的两个对手。只计他们得的分。</translation>
    </message>
    <message>
        <source>Three identical cards. Only with three decks.</source>
        <translation>三张完全相同的牌，只在三副牌时有。</translation>
    </message>
    <message>
        <source>Titanic</source>
        <translation>泰坦尼克</translation>
    </message>
    <message>
        <source>To be dealt one&apos;s cards one at a time.</source>
        <translation>一张一张地拿牌。</translation>
    </message>
    <message>
        <source>To be declarer no longer.</source>
        <translation>不再当庄家。</translation>
    </message>
    <message>
        <source>To bid higher than somebody else, with another trump.</source>
        <translation>亮得比别人更高，改变主花色。</translation>
    </message>
    <message>
        <source>To call higher than somebody else.</source>
        <translation>叫得比别人更高。</translation>
    </message>
    <message>
        <source>To give all cumulative points to declare the next deal.</source>
        <translation>清空累计分，下一局由自己坐庄。</translation>
    </message>
    <message>
        <source>To have enough points as attacker, and to declare next.</source>
        <translation>闲家得分够多，下一局坐庄。</translation>
    </message>
    <message>
        <source>To lay cards face down in place of the bottom.</source>
        <translation>把牌扣下作为底牌。</translation>
    </message>
    <message>
        <source>To lie on a part of a lower card. What is covered cannot be played.</source>
        <translation>压在下层牌的一部分上，被压住的牌不能出。</translation>
    </message>
    <message>
        <source>To make a hidden card visible to all.</source>
        <translation>让一张暗牌变成大家都看得见的明牌。</translation>
    </message>
    <message>
        <source>To name the trump suit with a level card, or no trump with a joker. The first bid is final.</source>
        <translation>用级牌叫主花色，或者用王叫无主。先叫的算。</translation>
    </message>
    <message>
        <source>To overbid one&apos;s own bid with another trump.</source>
        <translation>用别的主反自己亮的主。</translation>
    </message>
    <message>
        <source>To pay cumulative points for one level.</source>
        <translation>付累计分，自己升一级。</translation>
    </message>
    <message>
        <source>To pay cumulative points so that somebody else does not rise.</source>
        <translation>付累计分，不让别人升级。</translation>
    </message>
    <message>
        <source>To play a card that cannot win.</source>
        <translation>出赢不了的牌。</translation>
    </message>
    <message>
        <source>To play a card that neither follows the suit nor is trump.</source>
        <translation>出既不跟花色、也不是主牌的牌。</translation>
    </message>
    <message>
        <source>To play a card that neither follows the suit nor ruffs.</source>
        <translation>出既不跟花色、也不毙的牌。</translation>
    </message>
    <message>
        <source>To play a trump on another suit.</source>
        <translation>用主牌吃别的花色。</translation>
    </message>
    <message>
        <source>To play first in a trick.</source>
        <translation>一圈中先出牌。</translation>
    </message>
    <message>
        <source>To play first, and to play after it in the same suit if one can.</source>
        <translation>先出牌；之后的人有同花色就必须跟。</translation>
    </message>
    <message>
        <source>To put a card into the bottom for good.</source>
        <translation>把牌放进底牌，不能再拿回来。</translation>
    </message>
    <message>
        <source>To put a card of the bottom in place of a card on top.</source>
        <translation>用一张底牌换下最上层的一张牌。</translation>
    </message>
    <message>
        <source>To raise one&apos;s own bid with more cards of the same trump.</source>
        <translation>用更多的牌加高自己亮的主，花色不变。</translation>
    </message>
    <message>
        <source>To raise one&apos;s own call with the same trump.</source>
        <translation>用同样的主加高自己叫的牌。</translation>
    </message>
    <message>
        <source>To show cards that fix the trump.</source>
        <translation>亮出牌来定主。</translation>
    </message>
    <message>
        <source>To show level cards or jokers, which fixes the trump.</source>
        <translation>亮出级牌或王来定主。</translation>
    </message>
    <message>
        <source>To win a trick of another suit with trumps.</source>
        <translation>用主牌赢下别的花色的一圈。</translation>
    </message>
    <message>
        <source>Two attackers who score together. They sit opposite each other in the ring of six.</source>
        <translation>一起算分的两个闲家，在六个位置里相对而坐。</translation>
    </message>
    <message>
        <source>Two identical cards: the same rank and the same suit.</source>
        <translation>两张完全相同的牌，点数和花色都一样。</translation>
    </message>
    <message>
        <source>Two identical cards; also two attackers who score together.</source>
        <translation>两张完全相同的牌，点数和花色都一样。</translation>
    </message>
    <message>
        <source>Two or more neighbouring pairs of one class, like 7 7 8 8.</source>
        <translation>同一类中两对或更多相邻的对子，例如 7788。</translation>
    </message>
    <message>
        <source>Two or more neighbouring triples of one class, like 7 7 7 8 8 8. Only with three decks.</source>
        <translation>同一类中两个或更多相邻的三张，例如 777888，只在三副牌时有。</translation>
    </message>
    <message>
        <source>Two or more neighbouring triples. Only with three decks.</source>
        <translation>两个或更多相邻的三张，只在三副牌时有。</translation>
    </message>
    <message>
        <source>Whoever shows first has it: a later bid must be higher.</source>
        <translation>谁先亮算谁的，后亮的必须更高。</translation>
    </message>
    <message>
        <source>Winning as declarer at the last level: the match ends.</source>
        <translation>在最后一级坐庄打赢，整场比赛结束。</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>闲家</translation>
    </message>
    <message>
        <source>attacker|attackers&apos; side</source>
        <translation>闲家|闲家方|抓分方|得分方</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>bid|bids</source>
        <translation>亮主</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>big shut-out</source>
        <translation>大光头</translation>
    </message>
    <message>
        <source>block</source>
        <translation>阻止升级</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>bottom capture|capture the bottom|captures the bottom|captured the bottom|captured</source>
        <translation>抠底</translation>
    </message>
    <message>
        <source>bottom capture|captured|captures the bottom|captured the bottom</source>
        <translation>抠底</translation>
    </message>
    <message>
        <source>bulldozer</source>
        <translation>推土机</translation>
    </message>
    <message>
        <source>bury|buries|buried</source>
        <translation>扣底牌|扣底|扣下|埋底</translation>
    </message>
    <message>
        <source>bury|buries|buried|burying</source>
        <translation>扣牌|扣下</translation>
    </message>
    <message>
        <source>call</source>
        <translation>叫主|亮主</translation>
    </message>
    <message>
        <source>capture by level card</source>
        <translation>以级牌抠底</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>强行当庄</translation>
    </message>
    <message>
        <source>colour|same colour|other colour</source>
        <translation>同色|异色</translation>
    </message>
    <message>
        <source>complete victory</source>
        <translation>完全胜利</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>压住</translation>
    </message>
    <message>
        <source>cumulative score|cumulative points</source>
        <translation>累计分|个人计分</translation>
    </message>
    <message>
        <source>deal score</source>
        <translation>当局分</translation>
    </message>
    <message>
        <source>deal|round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>declarers|declarers&apos; side</source>
        <translation>庄家方</translation>
    </message>
    <message>
        <source>dig the bottom|digs the bottom|dug the bottom</source>
        <translation>抠底</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>垫牌|垫</translation>
    </message>
    <message>
        <source>displaced card|displaced</source>
        <translation>被替换的牌</translation>
    </message>
    <message>
        <source>double capture</source>
        <translation>双抠</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>抓牌</translation>
    </message>
    <message>
        <source>face down|face down card|hidden card</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>face up|face up card|face-up card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>force</source>
        <translation>强行升级</translation>
    </message>
    <message>
        <source>grab bidding</source>
        <translation>抢亮</translation>
    </message>
    <message>
        <source>half-round</source>
        <translation>半圈</translation>
    </message>
    <message>
        <source>hand cards</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>hand level</source>
        <translation>打X</translation>
    </message>
    <message>
        <source>hand|deal</source>
        <translation>局</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>摆法</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>领出|先手</translation>
    </message>
    <message>
        <source>lead|follow</source>
        <translation>领出|跟牌</translation>
    </message>
    <message>
        <source>level</source>
        <translation>级数|级|级别</translation>
    </message>
    <message>
        <source>level card</source>
        <translation>级牌</translation>
    </message>
    <message>
        <source>level card|level rank</source>
        <translation>级牌</translation>
    </message>
    <message>
        <source>level|levels</source>
        <translation>级别|级</translation>
    </message>
    <message>
        <source>main level card</source>
        <translation>主级牌</translation>
    </message>
    <message>
        <source>mate suit</source>
        <translation>同色异花</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>地雷|地雷牌</translation>
    </message>
    <message>
        <source>must-play level|level that must be played|levels that must be played</source>
        <translation>必打</translation>
    </message>
    <message>
        <source>must-play level|levels that must be won|level that must be won</source>
        <translation>必打级数</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>无主</translation>
    </message>
    <message>
        <source>no trump|NT</source>
        <translation>无主</translation>
    </message>
    <message>
        <source>off-suit level card</source>
        <translation>副级牌</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>反主</translation>
    </message>
    <message>
        <source>overflow levels|overflow</source>
        <translation>溢出级数</translation>
    </message>
    <message>
        <source>overhanging</source>
        <translation>悬空</translation>
    </message>
    <message>
        <source>overturn|overturned|overturns</source>
        <translation>反庄</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>队友|对家|同伙</translation>
    </message>
    <message>
        <source>partner|partners</source>
        <translation>对家</translation>
    </message>
    <message>
        <source>point card</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>reinforce</source>
        <translation>加固</translation>
    </message>
    <message>
        <source>round</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>ruff</source>
        <translation>将吃|毙|杀</translation>
    </message>
    <message>
        <source>ruff|ruffs</source>
        <translation>毙|杀|将吃</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>家|方|座位</translation>
    </message>
    <message>
        <source>self-overcall</source>
        <translation>自反</translation>
    </message>
    <message>
        <source>self-ruff</source>
        <translation>自杀</translation>
    </message>
    <message>
        <source>shut-out</source>
        <translation>大光头</translation>
    </message>
    <message>
        <source>shut-out|big shut-out|small shut-out</source>
        <translation>大光|小光</translation>
    </message>
    <message>
        <source>side card|side suit</source>
        <translation>副牌</translation>
    </message>
    <message>
        <source>single|single card</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>skip|skips</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>small joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>step down|steps down</source>
        <translation>下台</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>剩余的牌</translation>
    </message>
    <message>
        <source>swap in|swaps in|swapped in</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>tableau|open and hidden cards</source>
        <translation>明暗牌</translation>
    </message>
    <message>
        <source>take over|takes over|took over</source>
        <translation>上台</translation>
    </message>
    <message>
        <source>take over|takes over|took over|taken over</source>
        <translation>上台</translation>
    </message>
    <message>
        <source>team|pair of attackers</source>
        <translation>抓分方|2人组|一组|两组</translation>
    </message>
    <message>
        <source>throw|throws|thrown</source>
        <translation>甩牌|甩</translation>
    </message>
    <message>
        <source>top layer|middle layer|lower layer|cards on top|card on top|top card</source>
        <translation>最上层|中层|下层</translation>
    </message>
    <message>
        <source>tractor</source>
        <translation>拖拉机|连对</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>三张|三同张</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>主牌|主</translation>
    </message>
    <message>
        <source>trump suit</source>
        <translation>主花色</translation>
    </message>
    <message>
        <source>trump suit cards</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>trump suit|with trump suit</source>
        <translation>有主</translation>
    </message>
    <message>
        <source>trump-suit 2</source>
        <translation>主2|主 2</translation>
    </message>
    <message>
        <source>trump-suit level card</source>
        <translation>主级牌</translation>
    </message>
    <message>
        <source>turn up|turns up|turned up|turning up</source>
        <translation>翻明|翻</translation>
    </message>
</context>
<context>
    <name>ThreeActs</name>
    <message>
        <source>10 + 4 × {points} = {score}</source>
        <translation>10 + 4 × {points} = {score}</translation>
    </message>
    <message>
        <source>5 + 2 × {points} = {score}</source>
        <translation>5 + 2 × {points} = {score}</translation>
    </message>
    <message>
        <source>Cards are turned up</source>
        <translation>暗牌翻明</translation>
    </message>
    <message>
        <source>Down for {cards} declined: {name}</source>
        <translation>{name}放弃过{cards}，降级</translation>
    </message>
    <message>
        <source>The others go up: {name} declined {cards}</source>
        <translation>{name}放弃过{cards}：另外两家升级</translation>
    </message>
    <message>
        <source>declined {card}</source>
        <translation>不叫{card}</translation>
    </message>
    <message>
        <source>{name} bid {card}: {trump}</source>
        <translation>{name}用{card}叫牌：{trump}</translation>
    </message>
    <message>
        <source>{name} captured the bottom</source>
        <translation>{name}抠底</translation>
    </message>
    <message>
        <source>{name} captured the bottom with the two biggest cards</source>
        <translation>{name}以最大的两张抠底</translation>
    </message>
    <message>
        <source>{name} lowered {victim} by {levels}</source>
        <translation>{name}让{victim}降 {levels}</translation>
    </message>
    <message>
        <source>{name} swapped {cards} into the tableau</source>
        <translation>{name}换入明牌{cards}</translation>
    </message>
    <message>
        <source>{name} won the round</source>
        <translation>{name}赢得这一圈</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{sum} · with a level card</source>
        <translation>{sum} · 以级牌抠底</translation>
    </message>
</context>
<context>
    <name>ThreeHands</name>
    <message>
        <source>All cards and the bottom</source>
        <translation>各家的牌与底牌</translation>
    </message>
    <message>
        <source>Attacker after the declarer</source>
        <translation>闲家（庄家下家）</translation>
    </message>
    <message>
        <source>Attacker before the declarer</source>
        <translation>闲家（庄家上家）</translation>
    </message>
    <message>
        <source>Bottom, buried by {name}</source>
        <translation>底牌 · {name}扣下</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Point at a card: where it lay, when it was played</source>
        <translation>指着一张牌，看它从哪里、在第几圈打出</translation>
    </message>
    <message>
        <source>{card}: buried</source>
        <translation>{card}：扣下</translation>
    </message>
    <message>
        <source>{card}: displaced from the tableau</source>
        <translation>{card}：从明牌换下</translation>
    </message>
    <message>
        <source>{card}: from the hand, played in round {n}, won by {name}</source>
        <translation>{card}：手牌，第 {n} 圈打出，{name}赢</translation>
    </message>
    <message>
        <source>{card}: from the tableau, played in round {n}, won by {name}</source>
        <translation>{card}：明暗牌，第 {n} 圈打出，{name}赢</translation>
    </message>
    <message>
        <source>{card}: swapped into the tableau, played in round {n}, won by {name}</source>
        <translation>{card}：换入的明牌，第 {n} 圈打出，{name}赢</translation>
    </message>
</context>
<context>
    <name>ThreeMessages</name>
    <message>
        <source>A must-play level stopped {levels} of yours: lower somebody with them?</source>
        <translation>你有 {levels}被必打级数挡住：用来让谁降级？</translation>
    </message>
    <message>
        <source>A {level} or a joker can bid when it is turned, and never later.</source>
        <translation>翻到 {level} 或王时可以叫牌，过后不能再用。</translation>
    </message>
    <message>
        <source>A {level} or a joker can bid; whoever bids first is declarer.</source>
        <translation>{level} 或王可以叫牌；先叫的坐庄。</translation>
    </message>
    <message>
        <source>Any of your {suit} in hand or face up; nobody has to beat.</source>
        <translation>手牌和明牌里的{suit}任选一张；不必压过。</translation>
    </message>
    <message>
        <source>Bid: {trump}, and you are declarer.</source>
        <translation>叫牌：{trump}，你坐庄。</translation>
    </message>
    <message>
        <source>Bid: {trump}.</source>
        <translation>叫牌：{trump}。</translation>
    </message>
    <message>
        <source>Bid: {trump}; the declarer stays.</source>
        <translation>叫牌：{trump}；庄家不变。</translation>
    </message>
    <message>
        <source>Click a glowing card, or the picked one again.</source>
        <translation>点一张发亮的牌，或再点一次选中的牌放回。</translation>
    </message>
    <message>
        <source>Click or drag what came out: hand, or buried. {n} to bury later.</source>
        <translation>点或拖换下的牌：进手牌或扣下。之后还要扣 {n} 张。</translation>
    </message>
    <message>
        <source>Declined, it never bids again in this hand.</source>
        <translation>不叫，这张牌本局不能再叫。</translation>
    </message>
    <message>
        <source>Declined, it never bids again, and may cost levels if nobody bids at all.</source>
        <translation>不叫，这张牌本局不能再叫；若最终无人叫牌还可能降级。</translation>
    </message>
    <message>
        <source>Drag them onto face-up cards. What stays goes to your hand.</source>
        <translation>拖到明牌上；没换的进手牌。</translation>
    </message>
    <message>
        <source>Everybody draws six cards</source>
        <translation>每家抓六张牌</translation>
    </message>
    <message>
        <source>Everybody turns top cards up, all at the same time</source>
        <translation>三家同时翻最上层的牌</translation>
    </message>
    <message>
        <source>Goes down: {name} {before} → {after}.</source>
        <translation>降级：{name} {before} → {after}。</translation>
    </message>
    <message>
        <source>Last chance: bid with a drawn card, or pass</source>
        <translation>最后机会：用抓到的牌叫牌，或不叫</translation>
    </message>
    <message>
        <source>Locked, came out of your tableau: {cards}.</source>
        <translation>不可扣（从明牌换下）：{cards}。</translation>
    </message>
    <message>
        <source>No bid yet. A drawn {level} or joker can bid; the first bid stands.</source>
        <translation>还没有人叫牌。抓到的 {level} 或王可以叫；先叫有效。</translation>
    </message>
    <message>
        <source>No bid yet. Without one this hand is played in no trump.</source>
        <translation>还没有人叫牌；一直无人叫则本局打无主。</translation>
    </message>
    <message>
        <source>One card or a throw of one class, from hand and face-up cards.</source>
        <translation>手牌或明牌：一张，或甩同一门的几张。</translation>
    </message>
    <message>
        <source>One card, from your hand or your face-up cards.</source>
        <translation>从手牌或明牌中选一张。</translation>
    </message>
    <message>
        <source>Second half: follow in {suit}</source>
        <translation>后半圈：跟{suit}</translation>
    </message>
    <message>
        <source>Swap up to four bottom cards into your tableau</source>
        <translation>底牌最多可换入四张明牌</translation>
    </message>
    <message>
        <source>Ten cards face down for everybody.</source>
        <translation>每家十张，先都扣着。</translation>
    </message>
    <message>
        <source>The bottom is complete: nothing more is buried later.</source>
        <translation>底牌已满，之后不用再扣牌。</translation>
    </message>
    <message>
        <source>The other top cards are turned up.</source>
        <translation>其余最上层的牌全部翻明。</translation>
    </message>
    <message>
        <source>The others go up: you and {other} up to {levels} each.</source>
        <translation>另外两家升：你和{other}各最多升 {levels}。</translation>
    </message>
    <message>
        <source>The others go up: you and {other} {levels} each.</source>
        <translation>另外两家升：你和{other}各升 {levels}。</translation>
    </message>
    <message>
        <source>The tableaus are dealt</source>
        <translation>正在摆明暗牌</translation>
    </message>
    <message>
        <source>Top cards are turned up one after another</source>
        <translation>依次翻最上层的牌</translation>
    </message>
    <message>
        <source>You have no {suit} that can be played: any card.</source>
        <translation>你没有可出的{suit}：任出一张。</translation>
    </message>
    <message>
        <source>You must play {card}, your only {suit} that can be played.</source>
        <translation>必须出{card}：可出的{suit}只有这一张。</translation>
    </message>
    <message>
        <source>You turned {card}: bid with it, or decline it?</source>
        <translation>你翻到{card}：叫牌，还是不叫？</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>无主</translation>
    </message>
    <message>
        <source>{card}: onto which of your face-up cards?</source>
        <translation>{card}：换到哪张明牌上？</translation>
    </message>
    <message>
        <source>{down} {up}</source>
        <translation>{down}{up}</translation>
    </message>
    <message>
        <source>{effect} {never}</source>
        <translation>{effect}{never}</translation>
    </message>
    <message>
        <source>{name} bid {cards}: {trump}</source>
        <translation>{name}叫{cards}：{trump}</translation>
    </message>
    <message>
        <source>{name} decides what declined cards cost</source>
        <translation>{name}决定不叫的牌怎么罚</translation>
    </message>
    <message>
        <source>{name} declined {cards}: what does it cost?</source>
        <translation>{name}有{cards}能叫而没叫：怎么罚？</translation>
    </message>
    <message>
        <source>{name} looks at the bottom and may swap</source>
        <translation>{name}看底牌，可以替换明牌</translation>
    </message>
    <message>
        <source>{name} may use overflow levels</source>
        <translation>{name}可用溢出的级数</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}：{before} → {after}</translation>
    </message>
    <message>
        <source>{n} swapped; {left} to the hand</source>
        <translation>换入 {n} 张；{left}进手牌</translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>{suit}为主</translation>
    </message>
</context>
<context>
    <name>ThreeRecord</name>
    <message>
        <source>1st half: {plays}</source>
        <translation>前半 {plays}</translation>
    </message>
    <message>
        <source>2nd half: {plays}</source>
        <translation>后半 {plays}</translation>
    </message>
    <message>
        <source>Round {n} · being played</source>
        <translation>第 {n} 圈 · 进行中</translation>
    </message>
    <message>
        <source>Round {n} · {name} · {points}</source>
        <translation>第 {n} 圈 · {name}赢 · {points}</translation>
    </message>
    <message>
        <source>{name} bid {cards} – {trump}</source>
        <translation>{name} 叫 {cards} · {trump}</translation>
    </message>
    <message>
        <source>{name} declined {cards}</source>
        <translation>{name}放弃叫牌 {cards}</translation>
    </message>
    <message>
        <source>{name} swapped {pairs}</source>
        <translation>{name}替换 {pairs}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>{name} {card} best</source>
        <translation>{name} {card} 最大</translation>
    </message>
</context>
<context>
    <name>ThreeResult</name>
    <message>
        <source>Both could take over: {winner} had more points, {other} got +1 instead.</source>
        <translation>两家都够上台：{winner}分高上台，{other}额外升 1 级。</translation>
    </message>
    <message>
        <source>Captured with a level card: {name} fell back to {level} first.</source>
        <translation>以级牌抠底：{name}先退回 {level}。</translation>
    </message>
    <message>
        <source>Deal {number}: a full tie, the declarer stays</source>
        <translation>第 {number} 局 · 完全相同，庄家不下台</translation>
    </message>
    <message>
        <source>Deal {number}: the declarer held</source>
        <translation>第 {number} 局 · 庄家获胜</translation>
    </message>
    <message>
        <source>Deal {number}: {name} took over</source>
        <translation>第 {number} 局 · {name}上台</translation>
    </message>
    <message>
        <source>Equal points and equal last cards: the declarer stays, both attackers +1.</source>
        <translation>分数与最后一圈的牌都相同：庄家不下台，两家各升 1 级。</translation>
    </message>
    <message>
        <source>Equal points; {winner} had the bigger last card and took over, {other} +1.</source>
        <translation>分数相同；{winner}最后一圈的牌更大，上台，{other}升 1 级。</translation>
    </message>
    <message>
        <source>Level {level}, {trump}. Declarer: {name}.</source>
        <translation>打 {level}，{trump}。庄家：{name}。</translation>
    </message>
    <message>
        <source>Shut-out, both attackers without points: the declarer gains 5 levels.</source>
        <translation>大光头：两家都没得分，庄家连升 5 级。</translation>
    </message>
    <message>
        <source>Stopped by a must-play level: {who}.</source>
        <translation>被必打级数挡住：{who}。</translation>
    </message>
    <message>
        <source>The bottom, {points}, counts for nobody: the declarer won the last round.</source>
        <translation>底牌 {points}不计：最后一圈由庄家赢得。</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>比赛平局</translation>
    </message>
    <message>
        <source>declarer +{n}</source>
        <translation>庄家 +{n}</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>上台</translation>
    </message>
    <message>
        <source>takes over, +{n}</source>
        <translation>上台，+{n}</translation>
    </message>
    <message>
        <source>{name} captured the bottom, {points}, with the two biggest cards: 10 + 4 × {n} = {score}.</source>
        <translation>{name}以最大的两张抠底，底牌 {points}：10 + 4 × {n} = {score}。</translation>
    </message>
    <message>
        <source>{name} captured the bottom, {points}: 5 + 2 × {n} = {score}.</source>
        <translation>{name}抠底，底牌 {points}：5 + 2 × {n} = {score}。</translation>
    </message>
    <message>
        <source>{name} used them to lower {victim} by {levels}.</source>
        <translation>{name}用溢出级数让{victim}降 {levels}。</translation>
    </message>
    <message>
        <source>{name} won the match</source>
        <translation>{name}赢得比赛</translation>
    </message>
    <message>
        <source>{name} {levels}</source>
        <translation>{name} {levels}</translation>
    </message>
    <message>
        <source>{said}; +1 per 20</source>
        <translation>{said}；每 20 分再 +1</translation>
    </message>
</context>
<context>
    <name>ThreeSetUp</name>
    <message>
        <source>For each attacker by himself, with the bottom if he captures it; the declarer adds up what both give him. Both attackers without a point: 5 levels in all.</source>
        <translation>两个闲家分别计算，抠底的分算在内；庄家把两边的级数相加。两家都没得分：庄家共升 5 级。</translation>
    </message>
    <message>
        <source>New match: three players</source>
        <translation>新比赛：三人明暗牌</translation>
    </message>
    <message>
        <source>Open and hidden cards: ten lie before each player and are uncovered layer by layer.</source>
        <translation>每家面前摆十张明暗牌，逐层打出、翻明。</translation>
    </message>
    <message>
        <source>Three players: tableau</source>
        <translation>三人明暗牌</translation>
    </message>
    <message>
        <source>What an attacker&apos;s points give</source>
        <translation>闲家得分的结果</translation>
    </message>
</context>
<context>
    <name>ThreeTable</name>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Bid with {card}</source>
        <translation>用{card}叫牌</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>选一张牌</translation>
    </message>
    <message>
        <source>Confirm swaps ({n})</source>
        <translation>确认替换（{n} 张）</translation>
    </message>
    <message>
        <source>D +{n}</source>
        <translation>庄 +{n}</translation>
    </message>
    <message>
        <source>Deal {deal} · round {n}</source>
        <translation>第 {deal} 局 · 第 {n} 圈</translation>
    </message>
    <message>
        <source>Declarer +{n}</source>
        <translation>庄家 +{n}</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Decline, or pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Drag here to play</source>
        <translation>放这里</translation>
    </message>
    <message>
        <source>Goes down</source>
        <translation>让他降级</translation>
    </message>
    <message>
        <source>It is turned up after the round in which the last card on it was played.</source>
        <translation>压在它上面的牌出完，那一圈结束后翻明。</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>上一圈</translation>
    </message>
    <message>
        <source>Level {level}, must be won</source>
        <translation>打 {level}（必打）</translation>
    </message>
    <message>
        <source>Lower nobody</source>
        <translation>谁也不降</translation>
    </message>
    <message>
        <source>Lower {name}</source>
        <translation>让{name}降级</translation>
    </message>
    <message>
        <source>No swap</source>
        <translation>不替换</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>谁也不降</translation>
    </message>
    <message>
        <source>Others go up</source>
        <translation>另外两家升级</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>出{card}</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>第 {n} 圈</translation>
    </message>
    <message>
        <source>Round {n} of 8 · first half</source>
        <translation>第 {n} 圈 / 8 · 前半圈</translation>
    </message>
    <message>
        <source>Round {n} of 8 · second half</source>
        <translation>第 {n} 圈 / 8 · 后半圈</translation>
    </message>
    <message>
        <source>Swap in {cards}</source>
        <translation>换入{cards}</translation>
    </message>
    <message>
        <source>Swap nothing</source>
        <translation>不替换</translation>
    </message>
    <message>
        <source>The others go up</source>
        <translation>另外两家升级</translation>
    </message>
    <message>
        <source>This card can then bid no more in this hand, neither now nor while drawing.</source>
        <translation>不叫之后，这张牌本局（抓牌时也）不能再叫。</translation>
    </message>
    <message>
        <source>This card lies face down: nobody may look at it yet</source>
        <translation>这是暗牌，还不能看，也不能出</translation>
    </message>
    <message>
        <source>To lead: {name}</source>
        <translation>{name}领出</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>叫</translation>
    </message>
    <message>
        <source>bid?</source>
        <translation>叫？</translation>
    </message>
    <message>
        <source>both 0: +{n}</source>
        <translation>两家 0 分：+{n}</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>上台</translation>
    </message>
    <message>
        <source>takes over, +{n}</source>
        <translation>上台，+{n}</translation>
    </message>
    <message>
        <source>{name} led {suit}</source>
        <translation>{name}领出{suit}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Best deal</source>
        <translation>最好的一局</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>赢的局</translation>
    </message>
    <message>
        <source>Deals won in a row</source>
        <translation>最多连赢</translation>
    </message>
    <message>
        <source>In the long run likely {range}.</source>
        <translation>长期胜率大概在 {range}。</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>赢的比赛</translation>
    </message>
    <message>
        <source>Too few deals for a rate.</source>
        <translation>局数太少，还算不出胜率。</translation>
    </message>
    <message>
        <source>as attacker {points}</source>
        <translation>当闲家最多得 {points}</translation>
    </message>
    <message>
        <source>as declarer only {points} given</source>
        <translation>当庄家最少只给 {points}</translation>
    </message>
    <message>
        <source>now {n}</source>
        <translation>目前 {n} 局</translation>
    </message>
    <message>
        <source>{n} drawn</source>
        <translation>平 {n} 场</translation>
    </message>
    <message>
        <source>{n} given up</source>
        <translation>放弃 {n} 场</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>today {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>昨天 {time}</translation>
    </message>
</context>
<context>
    <name>TrickArea</name>
    <message>
        <source>Best</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another window of the program plays this match. File: {file}</source>
        <translation>这场比赛正在另一个窗口里打。文件：{file}</translation>
    </message>
    <message>
        <source>Nothing may be written there. Choose another place: {path}</source>
        <translation>那里不能写入，请换一个地方：{path}</translation>
    </message>
    <message>
        <source>The disk is full, so the report could not be saved: {path}</source>
        <translation>磁盘已满，报告没有保存：{path}</translation>
    </message>
    <message>
        <source>The disk is full: this match is not being saved now. You can play on. File: {path}</source>
        <translation>磁盘已满，这场比赛暂时没有存盘，可以继续打。文件：{path}</translation>
    </message>
    <message>
        <source>The disk is full: your settings hold, but only until the program ends. File: {path}</source>
        <translation>磁盘已满：设置已生效，但退出程序后就会丢失。文件：{path}</translation>
    </message>
    <message>
        <source>The last line of the saved match was cut off, so the last move is missing. File: {file}</source>
        <translation>存档的最后一行不完整，少了最后一步。文件：{file}</translation>
    </message>
    <message>
        <source>The match is being saved again, nothing is missing.</source>
        <translation>存盘已恢复，没有缺失。</translation>
    </message>
    <message>
        <source>The match was saved by a newer version of the program, which can open it. File: {path}</source>
        <translation>这场比赛是用更新的版本存的，请用新版本打开。文件：{path}</translation>
    </message>
    <message>
        <source>The report could not be saved: {detail}. File: {path}</source>
        <translation>报告没有保存：{detail}。文件：{path}</translation>
    </message>
    <message>
        <source>The saved match cannot be read: {detail}. It has been left as it is. File: {path}</source>
        <translation>存档读不出来：{detail}。文件没有改动：{path}</translation>
    </message>
    <message>
        <source>The saved match does not fit the rules from line {line} on; it goes on before that. File: {file}</source>
        <translation>存档从第 {line} 行起与规则不符，从它之前接着打。文件：{file}</translation>
    </message>
    <message>
        <source>The saved match is damaged from line {line} on; it goes on before that. The original: {kept}</source>
        <translation>存档从第 {line} 行起损坏，从它之前接着打。原文件：{kept}</translation>
    </message>
    <message>
        <source>The saved match is no longer there. File: {path}</source>
        <translation>存档已经不在了。文件：{path}</translation>
    </message>
    <message>
        <source>This match is not being saved: the file may not be written. You can play on. File: {path}</source>
        <translation>这场比赛没有存盘：文件不允许写入，可以继续打。文件：{path}</translation>
    </message>
    <message>
        <source>This match is not being saved: {detail}. You can play on. File: {path}</source>
        <translation>这场比赛没有存盘：{detail}。可以继续打。文件：{path}</translation>
    </message>
    <message>
        <source>Your settings are being kept again.</source>
        <translation>设置又能保存了。</translation>
    </message>
    <message>
        <source>Your settings hold, but only until the program ends: the file may not be written. File: {path}</source>
        <translation>设置已生效，但退出程序后就会丢失：文件不允许写入。文件：{path}</translation>
    </message>
    <message>
        <source>Your settings hold, but only until the program ends: {detail}. File: {path}</source>
        <translation>设置已生效，但退出程序后就会丢失：{detail}。文件：{path}</translation>
    </message>
    <message>
        <source>a file of that name is in the way</source>
        <translation>有同名的文件挡着</translation>
    </message>
    <message>
        <source>a part of the path is no folder</source>
        <translation>路径中有一部分不是文件夹</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>没有访问权限</translation>
    </message>
    <message>
        <source>it does not begin as a saved match does</source>
        <translation>文件开头不是存档的格式</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是一个文件夹</translation>
    </message>
    <message>
        <source>nothing may be written there</source>
        <translation>那里不允许写入</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘出错</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>没有这个文件夹</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>{name} failed by an error; a simple move was made instead.</source>
        <translation>{name}的程序出错，已用简单的走法代替。</translation>
    </message>
    <message>
        <source>{name} took too long; a simple move was made instead.</source>
        <translation>{name}想得太久，已用简单的走法代替。</translation>
    </message>
    <message>
        <source>{name} wanted to make a move that is not allowed; a simple move was made instead.</source>
        <translation>{name}的走法不合规则，已用简单的走法代替。</translation>
    </message>
</context>
<context>
    <name>TrumpPlate</name>
    <message>
        <source>Bidding · level {level}</source>
        <translation>叫牌 · 级牌 {level}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第 {deal} 局</translation>
    </message>
    <message>
        <source>Deal {deal} · trick {trick}</source>
        <translation>第 {deal} 局 · 第 {trick} 圈</translation>
    </message>
    <message>
        <source>Declarer: {name}</source>
        <translation>庄家 {name}</translation>
    </message>
    <message>
        <source>black NT</source>
        <translation>黑无主</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>无主</translation>
    </message>
    <message>
        <source>no trump, level card</source>
        <translation>无主，级牌</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>red NT</source>
        <translation>红无主</translation>
    </message>
    <message>
        <source>trump and level card</source>
        <translation>主牌和级牌</translation>
    </message>
    <message>
        <source>uncalled</source>
        <translation>未叫</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Resume table</source>
        <translation>重开牌桌</translation>
    </message>
    <message>
        <source>Show valid part</source>
        <translation>查看完好部分</translation>
    </message>
</context>
<context>
    <name>_Attacker</name>
    <message>
        <source>from rounds</source>
        <translation>圈内得分</translation>
    </message>
    <message>
        <source>rounds {rounds} + bottom {bonus}</source>
        <translation>圈内 {rounds} + 抠底 {bonus}</translation>
    </message>
</context>
<context>
    <name>_ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>继续 {game}</translation>
    </message>
    <message>
        <source>Look at them…</source>
        <translation>查看……</translation>
    </message>
    <message>
        <source>Matches that cannot be continued now</source>
        <translation>有暂时不能继续的比赛</translation>
    </message>
    <message>
        <source>Other matches…</source>
        <translation>其他比赛……</translation>
    </message>
    <message>
        <source>Resume table</source>
        <translation>重新开桌</translation>
    </message>
</context>
<context>
    <name>_GameTile</name>
    <message>
        <source>Four players</source>
        <translation>四人升级</translation>
    </message>
    <message>
        <source>One deck, {cards} cards. You and the player opposite against the other two.</source>
        <translation>一副牌 {cards} 张。你和对家打上家和下家。</translation>
    </message>
    <message>
        <source>Three decks, {cards} cards. You and the player opposite against the other two.</source>
        <translation>三副牌 {cards} 张。你和对家打上家和下家。</translation>
    </message>
    <message>
        <source>Two decks, {cards} cards. You and the player opposite against the other two.</source>
        <translation>两副牌 {cards} 张。你和对家打上家和下家。</translation>
    </message>
</context>
<context>
    <name>_Level</name>
    <message>
        <source>stays at {level}</source>
        <translation>仍打 {level}</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>{given} of {wanted} numbered</source>
        <translation>已编号 {given} / {wanted}</translation>
    </message>
</context>
<context>
    <name>_Players</name>
    <message>
        <source>Deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级数</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>累计</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>fulfilled</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>not fulfilled</source>
        <translation>不符合</translation>
    </message>
</context>
<context>
    <name>_Side</name>
    <message>
        <source>Level {before} → {after}</source>
        <translation>打 {before} → 打 {after}</translation>
    </message>
    <message>
        <source>stays at {level}</source>
        <translation>仍打 {level}</translation>
    </message>
</context>
</TS>
