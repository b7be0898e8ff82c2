# Answers questions on a terminal of its own: answer.py COMMAND... with pairs of question and answer on stdin, one a line,
# separated by a tab. Prints what the terminal showed; ends as the command does.
import fcntl, os, pty, struct, sys, termios

steps = [line.rstrip("\n").split("\t") for line in sys.stdin]
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    os.execvp(sys.argv[1], sys.argv[1:])

shown = b""


def read():
    global shown
    try:
        part = os.read(terminal, 4096)
    except OSError:
        part = b""
    shown += part
    return part != b""


# A prompt listens to keys before it is drawn.
for question, answer in steps:
    while question.encode() not in shown and read():
        pass
    shown = shown.replace(question.encode(), b"")
    os.write(terminal, answer.encode().decode("unicode_escape").encode())
while read():
    pass
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
