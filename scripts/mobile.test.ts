// The phone app's settings, its files, and the two native projects. Building these needs Android Studio and Xcode.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode, root, run } from './tasks/children.mjs';
import { readMobileSettings, writeMobileNames } from './tasks/mobile-settings.mjs';
import { readPageSettings, writeMobileWeb } from './tasks/mobile-web.mjs';
import { buildWeb } from './tasks/web-build.mjs';

const project = join(root, 'apps/mobile');
const page = {
  appName: 'Ammini’s <Haat>',
  mapTileUrl: 'https://tile.example/{z}/{x}/{y}.png',
  googleMapsKey: null,
};
const server = 'https://haat.example';

/** A copy of apps/mobile at the same depth below the root, so that Capacitor finds its packages. */
let copy: string;
let output: { code: number; output: string };

beforeAll(async () => {
  const cache = join(root, 'node_modules/.cache/haat');
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(join(cache, 'mobile-'));
  cpSync(project, copy, { recursive: true });
  await buildWeb();
  writeMobileWeb(join(copy, 'www'), { ...page, serverUrl: server, pushOn: [] });
  const settings = { server, appId: 'org.example.haat', version: '1.4.0', appName: "Ammini's Haat" };
  writeMobileNames(copy, settings);
  const cli = join(root, 'node_modules/@capacitor/cli/bin/capacitor');
  const options = { cwd: copy, whole: true, capture: true };
  output = await run(pinnedNode, [cli, 'sync'], options);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(copy, path), 'utf8');

describe('the settings of a build', () => {
  it('are the server, the id and the version [NATIVE-10]', () => {
    const env = { HAAT_SERVER: 'https://haat.example/', APP_ID: 'org.example.haat', APP_VERSION: '1.4.0' };
    expect(readMobileSettings(env)).toMatchObject({ server, appId: 'org.example.haat', version: '1.4.0' });
  });

  it.each([
    [{}, 'HAAT_SERVER is not set'],
    [{ HAAT_SERVER: 'http://haat.example' }, 'HAAT_SERVER is "http://haat.example"'],
    [{ HAAT_SERVER: 'https://haat.example/app' }, 'HAAT_SERVER is "https://haat.example/app"'],
    [{ HAAT_SERVER: 'haat.example' }, 'HAAT_SERVER is "haat.example"'],
    [{ HAAT_SERVER: server, APP_ID: 'haat' }, 'APP_ID is "haat"'],
    [{ HAAT_SERVER: server, APP_VERSION: '1.4' }, 'APP_VERSION is "1.4"'],
  ])('%o: %s [NATIVE-10]', (env, problem) => {
    expect(() => readMobileSettings(env)).toThrow(problem);
  });

  it('may be a server of this machine without TLS [NATIVE-10]', () => {
    const env = { HAAT_SERVER: 'http://localhost:8080' };
    expect(readMobileSettings(env)).toMatchObject({ server: 'http://localhost:8080', version: '0.0.1' });
  });

  it('need a Haat that answers [NATIVE-10]', async () => {
    await expect(readPageSettings('http://127.0.0.1:1')).rejects.toThrow(
      'No Haat answers at http://127.0.0.1:1',
    );
  });

  it('reach Gradle and Xcode [NATIVE-10]', () => {
    expect(read('android/haat.properties').split('\n')).toEqual([
      'appId=org.example.haat',
      String.raw`appName=Ammini\\'s Haat`,
      'host=haat.example',
      'versionName=1.4.0',
      'versionCode=1004000',
      '',
    ]);
    expect(read('ios/local.xcconfig')).toContain('PRODUCT_BUNDLE_IDENTIFIER = org.example.haat\n');
    expect(read('ios/local.xcconfig')).toContain("HAAT_APP_NAME = Ammini's Haat\n");
  });
});

describe('cap sync', () => {
  it('works without a network, an SDK or Xcode [NATIVE-11]', () => {
    expect(output.output).toContain('Sync finished');
    expect(output.code).toBe(0);
  });

  it.each(['android/app/src/main/assets', 'ios/App/App'])(
    'puts the web build into %s [NATIVE-11]',
    (assets) => {
      const html = read(`${assets}/public/index.html`);
      expect(html).toContain('<title>Ammini’s &#60;Haat&#62;</title>');
      expect(html).toContain('"serverUrl":"https://haat.example"');
      expect(html).toMatch(
        /Content-Security-Policy" content="[^"]*connect-src 'self' capacitor:\/\/localhost https:\/\/haat\.example;/,
      );
      expect(html).toMatch(/content="[^"]*script-src 'self' capacitor:\/\/localhost;/);
      expect(html).not.toMatch(/__[A-Z_]+__/);
      expect(html).toContain('width=device-width');
      expect(html).not.toContain('viewport-fit');
      const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
      expect(read(`${assets}/public${script}`).length).toBeGreaterThan(1000);
      expect(JSON.parse(read(`${assets}/capacitor.config.json`))).toMatchObject({ webDir: 'www' });
    },
  );

  it.each([
    'android/capacitor.settings.gradle',
    'android/app/capacitor.build.gradle',
    'ios/App/CapApp-SPM/Package.swift',
  ])('changes nothing in %s: the plugins are those of package.json [NATIVE-11]', (file) => {
    const withoutPlaces = (text: string): string => text.replace(/(\.\.\/)+(node_modules\/)?/g, '');
    expect(withoutPlaces(read(file))).toBe(withoutPlaces(readFileSync(join(project, file), 'utf8')));
  });
});

describe('the Android project', () => {
  const manifest = readFileSync(join(project, 'android/app/src/main/AndroidManifest.xml'), 'utf8');

  it('asks for the permissions it needs and no others [NATIVE-12]', () => {
    const asked = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)];
    expect(asked.map(([, name]) => name).sort()).toEqual([
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'INTERNET',
      'MODIFY_AUDIO_SETTINGS',
      'POST_NOTIFICATIONS',
      'RECORD_AUDIO',
      'VIBRATE',
    ]);
  });

  it('keeps the sign-in out of backups and calls no server without TLS [NATIVE-12]', () => {
    expect(manifest).toContain('android:allowBackup="false"');
    expect(manifest).not.toMatch(/usesCleartextTraffic|networkSecurityConfig/);
  });

  it('shows messages in the channel that the app makes [NATIVE-12]', () => {
    const push = readFileSync(join(root, 'apps/web/src/platform/native/push.ts'), 'utf8');
    const [, channel] = /const channel = '(\w+)'/.exec(push) ?? [];
    expect(manifest).toMatch(new RegExp(`default_notification_channel_id"\\s+android:value="${channel}"`));
  });
});

describe('the iOS project', () => {
  const plist = readFileSync(join(project, 'ios/App/App/Info.plist'), 'utf8');
  const entitlements = readFileSync(join(project, 'ios/App/App/App.entitlements'), 'utf8');
  const xcode = readFileSync(join(project, 'ios/App/App.xcodeproj/project.pbxproj'), 'utf8');

  const wanted = [
    'NSCameraUsageDescription',
    'NSLocationWhenInUseUsageDescription',
    'NSMicrophoneUsageDescription',
  ];

  it('says why it wants the position, the camera and the microphone [NATIVE-12]', () => {
    for (const key of wanted) {
      expect(plist).toMatch(new RegExp(`<key>${key}</key>\\s*<string>[A-Z].{30,}\\.</string>`));
    }
  });

  it.each(['en', 'hi', 'ml'])('says it in %s [NATIVE-12]', (language) => {
    const strings = readFileSync(join(project, `ios/App/App/${language}.lproj/InfoPlist.strings`), 'utf8');
    expect([...strings.matchAll(/^(\w+) = "[^"]{30,}";\n/gm)].map(([, key]) => key)).toEqual(wanted);
    expect(xcode).toContain(`path = ${language}.lproj/InfoPlist.strings;`);
  });

  it('may get push messages and open links to the server [NATIVE-12]', () => {
    expect(entitlements).toContain('<key>aps-environment</key>');
    expect(entitlements).toContain('<string>applinks:$(HAAT_HOST)</string>');
    expect(xcode.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
  });

  it('takes its names from the settings of the build [NATIVE-12]', () => {
    expect(xcode.match(/baseConfigurationReference = \w+ \/\* (debug|haat)\.xcconfig \*\//g)).toHaveLength(4);
    expect(xcode).not.toMatch(/PRODUCT_BUNDLE_IDENTIFIER|MARKETING_VERSION|CURRENT_PROJECT_VERSION/);
  });
});
