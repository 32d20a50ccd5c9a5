// A stand-in for the native side of the phone app. It speaks the protocol of Capacitor's own bridge script, which runs
// in the page, and has the methods in the plugins' Java sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { root } from '../../scripts/tasks/children.mjs';

const modules = join(root, 'node_modules');
const mobile = join(root, 'apps/mobile');
const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(mobile, 'package.json'), 'utf8'),
);
/** Folders of their Android sources. The last one is our own. */
const plugins = [
  ...Object.keys(devDependencies)
    .filter((name) => !/^@capacitor\/(android|cli|core|ios)$/.test(name))
    .map((name) => join(modules, name, 'android/src/main')),
  join(mobile, 'android/app/src/main/java'),
];

interface PluginHeader {
  readonly name: string;
  readonly methods: readonly { readonly name: string; readonly rtype: string }[];
}

/** What the page sends to the native side. */
interface NativeCall {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly options: Readonly<Record<string, unknown>>;
}

type Answer = (options: Readonly<Record<string, unknown>>) => unknown;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(java|kt)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

function methodsIn(source: string): PluginHeader['methods'] {
  const pattern = /@PluginMethod(?:\(returnType = PluginMethod\.RETURN_(\w+)\))?[^(]*?(?:void|fun) (\w+)\(/g;
  return [...source.matchAll(pattern)].map(([, rtype = 'PROMISE', name = '']) => ({
    name,
    rtype: rtype.toLowerCase(),
  }));
}

/** Like Android's JSExport.java: a plugin's own methods, and those of all plugins. */
function readHeaders(): PluginHeader[] {
  const base = join(modules, '@capacitor/android/capacitor/src/main/java/com/getcapacitor/Plugin.java');
  const shared = methodsIn(readFileSync(base, 'utf8'));
  return plugins.map((plugin) => {
    const source = sourcesIn(plugin).find((text) => text.includes('@CapacitorPlugin'));
    const name = /@CapacitorPlugin\(\s*name = "(\w+)"/.exec(source ?? '')?.[1];
    if (source === undefined || name === undefined) throw new Error(`no plugin in ${plugin}`);
    return { name, methods: [...shared, ...methodsIn(source)] };
  });
}

export class NativePhone {
  readonly calls: NativeCall[] = [];
  /** Calls that a real phone couldn't answer. */
  readonly breaches: string[] = [];
  readonly #headers = readHeaders();
  readonly #answers = new Map<string, Answer>();
  readonly #listeners = new Map<string, string[]>();
  readonly #retained = new Map<string, unknown[]>();
  #page: Page | undefined;

  /** Prepares each page of the context like Android's web view. */
  async install(context: BrowserContext): Promise<void> {
    await context.exposeBinding('postToNative', ({ page }, text: string) => this.#receive(page, text));
    const bridge = join(modules, '@capacitor/android/capacitor/src/main/assets/native-bridge.js');
    const scripts = [
      'window.androidBridge = { postMessage: (text) => void window.postToNative(text) };',
      'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
      readFileSync(bridge, 'utf8'),
      `window.Capacitor.PluginHeaders = ${JSON.stringify(this.#headers)};`,
    ];
    await context.addInitScript(scripts.join('\n'));
  }

  /** Sets a method's answer. An exception is a refusal. */
  answer(method: `${string}.${string}`, answer: Answer): void {
    this.#answers.set(method, answer);
  }

  callsOf(method: `${string}.${string}`): readonly NativeCall[] {
    return this.calls.filter(({ pluginId, methodName }) => `${pluginId}.${methodName}` === method);
  }

  /** Sends an event to the page. Without a listener it is kept for the first one, as the plugins do. */
  async emit(event: `${string}.${string}`, data: unknown): Promise<void> {
    const listeners = this.#listeners.get(event) ?? [];
    if (listeners.length === 0) this.#retained.set(event, [...(this.#retained.get(event) ?? []), data]);
    for (const callbackId of listeners) await this.#send({ callbackId, success: true, save: true, data });
  }

  async #receive(page: Page, text: string): Promise<void> {
    const call: NativeCall = JSON.parse(text);
    if (this.#page !== page) this.#listeners.clear();
    this.#page = page;
    this.calls.push(call);
    const { callbackId, pluginId, methodName, options } = call;
    const header = this.#headers.find(({ name }) => name === pluginId);
    if (!header?.methods.some(({ name }) => name === methodName)) {
      this.breaches.push(`${pluginId} has no ${methodName}`);
      return;
    }
    if (methodName === 'addListener') await this.#listen(`${pluginId}.${options.eventName}`, callbackId);
    else if (methodName === 'removeListener') this.#forget(options);
    else await this.#reply(call);
  }

  async #listen(event: string, callbackId: string): Promise<void> {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callbackId]);
    for (const data of this.#retained.get(event) ?? [])
      await this.#send({ callbackId, success: true, save: true, data });
    this.#retained.delete(event);
  }

  #forget({ callbackId }: NativeCall['options']): void {
    for (const [event, ids] of this.#listeners)
      this.#listeners.set(
        event,
        ids.filter((id) => id !== callbackId),
      );
  }

  async #reply({ callbackId, pluginId, methodName, options }: NativeCall): Promise<void> {
    const answer = this.#answers.get(`${pluginId}.${methodName}`);
    if (!answer) {
      this.breaches.push(`the test has no answer for ${pluginId}.${methodName}`);
      return;
    }
    try {
      await this.#send({ callbackId, success: true, data: await answer(options) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      await this.#send({ callbackId, success: false, error: { message } });
    }
  }

  async #send(result: object): Promise<void> {
    await this.#page?.evaluate((text) => {
      const { androidBridge } = window as unknown as {
        androidBridge: { onmessage(event: { data: string }): void };
      }; // the init script made it
      androidBridge.onmessage({ data: text });
    }, JSON.stringify(result));
  }
}
