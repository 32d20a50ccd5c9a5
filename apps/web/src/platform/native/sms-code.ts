// Reads the code of the SMS on Android with our own plugin, SmsCodePlugin.java. It needs no permission.
import { registerPlugin } from '@capacitor/core';

interface SmsCodePlugin {
  /** Resolves with the text of the next SMS that has the app's hash, or null after five minutes. */
  read(): Promise<{ readonly text: string | null }>;
}

const plugin = registerPlugin<SmsCodePlugin>('SmsCode');

export async function readSmsCode(): Promise<string | null> {
  const { text } = await plugin.read();
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? null;
}
