# Answers questions on a terminal of its own: answer.py COMMAND... with pairs of question and answer on stdin, one a line,
# separated by a tab. Prints what the terminal showed; ends as the command does.
import fcntl, os, pty, select, struct, sys, termios, time

steps = [line.rstrip("\n").split("\t") for line in sys.stdin]
child, terminal = pty.fork()
if child == 0:
    # Until the terminal has its size.
    time.sleep(0.2)
    os.execvp(sys.argv[1], sys.argv[1:])

fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
limit = time.time() + 60
shown = b""


def read(seconds):
    global shown
    if not select.select([terminal], [], [], seconds)[0]:
        return True
    try:
        part = os.read(terminal, 4096)
    except OSError:
        part = b""
    shown += part
    return part != b""


for question, answer in steps:
    while question.encode() not in shown and time.time() < limit and read(1):
        pass
    shown = shown.replace(question.encode(), b"")
    # The prompt reads keys once it is drawn.
    while select.select([terminal], [], [], 0.2)[0] and read(0):
        pass
    os.write(terminal, answer.encode().decode("unicode_escape").encode())
while time.time() < limit and read(1):
    pass
if time.time() >= limit:
    os.kill(child, 9)
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
