// The settings of the phone app: which origins may call the API, and which app may open links to this server.
import type { Reader } from './config-values.ts';

export type PhoneAppConfig = Readonly<{
  /** Origins of the app's page, which comes from the phone itself. */
  appOrigins: readonly string[];
  androidApp: Readonly<{ packageName: string; fingerprints: readonly string[] }> | undefined;
  /** Team and bundle: `ABCDE12345.org.example.app`. */
  iosApp: string | undefined;
}>;

/** The origins of Capacitor's web views on Android and iOS. */
const capacitorOrigins: readonly string[] = ['https://localhost', 'capacitor://localhost'];

export function readPhoneApp(reader: Reader): PhoneAppConfig {
  return {
    appOrigins: reader.read(
      'APP_ORIGINS',
      capacitorOrigins,
      'off, or origins such as https://localhost, capacitor://localhost',
      originsOf,
    ),
    androidApp: reader.read(
      'ANDROID_APP',
      undefined,
      "the app's id and the SHA-256 fingerprints of its signing keys, with blanks between",
      androidAppOf,
    ),
    iosApp: reader.read(
      'IOS_APP',
      undefined,
      'a team id and a bundle id, such as ABCDE12345.org.example.app',
      (text) => (/^[A-Z0-9]{10}\.[\w-]+(\.[\w-]+)+$/.test(text) ? text : undefined),
    ),
  };
}

function originsOf(text: string): readonly string[] | undefined {
  if (text.toLowerCase() === 'off') return [];
  const origins = text.split(',').map((part) => part.trim());
  return origins.every((origin) => /^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d{1,5})?$/.test(origin))
    ? origins
    : undefined;
}

function androidAppOf(text: string): PhoneAppConfig['androidApp'] | undefined {
  const [packageName = '', ...fingerprints] = text.split(/\s+/);
  const isFingerprint = (part: string): boolean => /^([\dA-F]{2}:){31}[\dA-F]{2}$/.test(part);
  return /^[a-z]\w*(\.[a-z]\w*)+$/i.test(packageName) &&
    fingerprints.length > 0 &&
    fingerprints.every(isFingerprint)
    ? { packageName, fingerprints }
    : undefined;
}
