# SPDX-License-Identifier: MIT
"""Every limit of the protocol, in one place. Sizes in bytes, times in seconds."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1  # both sides must speak the same
PORT: Final = 24742  # where a host listens if it is free; else one of the next PORTS
PORTS: Final = 20
DISCOVERY_PORT: Final = 24742  # UDP

FRAME_GREETED: Final = 4 << 10  # a frame from somebody who is not logged in
FRAME_TO_HOST: Final = 16 << 10
FRAME_TO_CLIENT: Final = 256 << 10
SEND_QUEUE: Final = 1 << 20  # what may wait for a client that does not read; more drops it

LOGIN: Final = 3.0  # to say hello
CONNECTIONS: Final = 32
CONNECTIONS_OF_ADDRESS: Final = 8
MESSAGES_PER_SECOND: Final = 20
MESSAGES_BURST: Final = 40
WRONG_PASSWORDS: Final = 5  # of one address, then it waits
PASSWORD_PAUSE: Final = 60.0

HEARTBEAT: Final = 5.0  # between two signs of life
UNSTABLE: Final = 7.0  # of silence, and the others see it: one heartbeat and two seconds
DROPPED: Final = 15.0  # of silence, and the connection is cut
GRACE: Final = 30.0  # on its turn, before a computer player acts for a seat whose person is gone
RETRY: Final = (0.2, 0.5, 1.0, 2.0, 3.0, 5.0)  # pauses of a client that connects again; the last one repeats
UNREACHABLE_RETRY: Final = 60.0  # a first "no route" may be a question that the system is asking the user

NAME: Final = 24  # characters
TABLE_NAME: Final = 40
CHAT: Final = 200
CHATS: Final = (5, 10.0)  # so many in so many seconds
PASSWORD: Final = 64
SPECTATORS: Final = 8
TOKEN_BYTES: Final = 16
NONCE_BYTES: Final = 16
SALT_BYTES: Final = 16

DISCOVERY_QUERY: Final = b"SJQ1"  # and a nonce: 40 bytes of ASCII
DISCOVERY_QUERY_SIZE: Final = 40
DISCOVERY_REPLY_SIZE: Final = 512
DISCOVERY_PERIOD: Final = 1.0
DISCOVERY_ANSWERS_PER_SECOND: Final = 5  # to one address
