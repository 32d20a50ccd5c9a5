// The browser tests need the system's Chromium. Root on Debian gets it installed.
import { existsSync } from 'node:fs';
import { Failure, run } from './children.mjs';

export const BROWSER_PLACES = [
  ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export async function installChromium() {
  if (isThere()) return;
  const advice = 'Run apt-get install chromium, or set CHROMIUM_PATH to your Chromium.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Failure(`The browser tests need Chromium. ${advice}`);
  console.log('Installing Chromium (only once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => run('apt-get', ['-q', ...args], { whole: true, capture: true, env });
  const install = () => aptGet('install', '-y', '--no-install-recommends', 'chromium');
  // The lists of a system that was not updated for long name an old Chromium, or one that is no longer there.
  await aptGet('update');
  const result = await install();
  if (!isThere()) throw new Failure(`${result.output.trim()}\nChromium could not be installed. ${advice}`);
}

function isThere() {
  return BROWSER_PLACES.some((place) => existsSync(place));
}
