// Prints steps that take long. In a terminal, it also counts the seconds, unless told otherwise.

export async function withProgress(text, done, work, { counts = true } = {}) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const isCounting = counts && process.stdout.isTTY === true;
  process.stdout.write(isCounting ? `${text} …` : `${text} …\n`);
  const ticking = setInterval(() => isCounting && process.stdout.write(`\r${text} … ${seconds()} s`), 1000);
  try {
    const result = await work();
    process.stdout.write(`${isCounting ? '\n' : ''}${done} (${seconds()} s).\n`);
    return result;
  } catch (error) {
    if (isCounting) process.stdout.write('\n');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
