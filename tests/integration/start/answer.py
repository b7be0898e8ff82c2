# Answers questions on a terminal of its own: answer.py COMMAND... with pairs of question and answer on stdin, one a line,
# separated by a tab. Prints what the terminal showed; ends as the command does.
import os, pty, select, sys, time

steps = [line.rstrip("\n").split("\t") for line in sys.stdin]
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[1], sys.argv[1:])

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
    end = time.time() + 60
    while question.encode() not in shown and time.time() < end and read(1):
        pass
    shown = shown.replace(question.encode(), b"")
    # The prompt reads keys once it is drawn.
    while select.select([terminal], [], [], 0.2)[0] and read(0):
        pass
    os.write(terminal, answer.encode().decode("unicode_escape").encode())
while read(60):
    pass
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
