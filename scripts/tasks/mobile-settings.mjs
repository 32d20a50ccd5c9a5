// The settings of a build of the phone app: its server, and its names in the stores.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './children.mjs';

const FIREBASE_FILES = {
  android: 'apps/mobile/android/app/google-services.json',
  ios: 'apps/mobile/ios/App/App/GoogleService-Info.plist',
};

/** Reads the environment. Throws a Failure with one line per wrong value. */
export function readMobileSettings(env) {
  const problems = [];
  const take = (name, fallback, isRight, right) => {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) problems.push(`${name} is not set. Set it to ${right}.`);
    else if (!isRight(value)) problems.push(`${name} is ${JSON.stringify(value)}, but it must be ${right}.`);
    return value;
  };
  const server = take('HAAT_SERVER', undefined, isServer, 'the address of your server: https://haat.example');
  const appId = take('APP_ID', 'example.haat', isAppId, "the app's id in the stores: org.example.haat");
  const version = take('APP_VERSION', '0.0.1', isVersion, 'three numbers below 1000: 1.4.0');
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  // Without Firebase's file, the plugin would crash when it registers.
  const pushOn = Object.keys(FIREBASE_FILES).filter((name) => existsSync(join(root, FIREBASE_FILES[name])));
  return { server: new URL(server).origin, appId, version, pushOn };
}

/** A phone app may call a server without TLS only on the developer's own machine. */
function isServer(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.pathname !== '/' || url.search || url.hash) return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  );
}

const isAppId = (text) => /^[a-z][a-z\d]*(\.[a-z][a-z\d]*)+$/i.test(text);

const isVersion = (text) => /^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(text);

/** 1.4.0 becomes 1004000, because the stores need a growing number. */
const codeOf = (version) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Writes the names where Gradle and Xcode read them. */
export function writeMobileNames(folder, { server, appId, version, appName }) {
  const { hostname } = new URL(server);
  // Gradle unescapes the file once, and Android the string in it.
  const androidName = appName.replace(/['"\\]/g, '\\$&').replaceAll('\\', '\\\\');
  const lines = {
    'android/haat.properties': [
      `appId=${appId}`,
      `appName=${androidName}`,
      `host=${hostname}`,
      `versionName=${version}`,
      `versionCode=${codeOf(version)}`,
    ],
    'ios/local.xcconfig': [
      `HAAT_APP_NAME = ${appName.replaceAll('//', '/')}`,
      `HAAT_HOST = ${hostname}`,
      `PRODUCT_BUNDLE_IDENTIFIER = ${appId}`,
      `MARKETING_VERSION = ${version}`,
      `CURRENT_PROJECT_VERSION = ${codeOf(version)}`,
    ],
  };
  for (const [file, text] of Object.entries(lines)) writeFileSync(join(folder, file), `${text.join('\n')}\n`);
}
