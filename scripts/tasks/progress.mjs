// Prints steps that take long. In a terminal, it also counts the seconds.

export async function withProgress(text, done, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const isTerminal = process.stdout.isTTY === true;
  process.stdout.write(isTerminal ? `${text} …` : `${text} …\n`);
  const ticking = setInterval(() => isTerminal && process.stdout.write(`\r${text} … ${seconds()} s`), 1000);
  try {
    const result = await work();
    process.stdout.write(`${isTerminal ? '\n' : ''}${done} (${seconds()} s).\n`);
    return result;
  } catch (error) {
    if (isTerminal) process.stdout.write('\n');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
