// Finds or installs Chromium for the browser tests. Its headless shell is three times as fast. Root on Debian gets
// both.
import { existsSync } from 'node:fs';
import { Failure, run } from './children.mjs';

const BROWSER_PLACES = [
  ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const SHELL = '/usr/bin/chromium-headless-shell';

const advice = 'Run apt-get install chromium, or set CHROMIUM_PATH to your Chromium.';

/** The path of a whole Chromium. */
export function findChromium() {
  const path = BROWSER_PLACES.find((place) => existsSync(place));
  if (!path) throw new Failure(`Chromium is not installed. ${advice}`);
  return path;
}

/** The path of a Chromium without windows, notifications and push, or of the full one if there is none. */
export function findHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findChromium();
}

export async function installChromium() {
  const needed = [
    ...(hasChromium() ? [] : ['chromium']),
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
  ];
  if (needed.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (hasChromium()) return;
    throw new Failure(`The browser tests need Chromium. ${advice}`);
  }
  console.log('Installing Chromium (only once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => run('apt-get', ['-q', ...args], { whole: true, capture: true, env });
  // Outdated package lists name an old Chromium, or one that is no longer available.
  await aptGet('update');
  const result = await aptGet('install', '-y', '--no-install-recommends', ...needed);
  if (!hasChromium())
    throw new Failure(`${result.output.trim()}\nChromium could not be installed. ${advice}`);
}

function hasChromium() {
  return BROWSER_PLACES.some((place) => existsSync(place));
}
