import type { TestProject } from 'vitest/node';
import { startHaat } from './haat-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    haat: { url: string; logFile: string; env: Record<string, string> };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const haat = await startHaat({ HAAT_DEMO: 'on' });
  project.provide('haat', { url: haat.url, logFile: haat.logFile, env: haat.env });
  return () => haat.stop();
}
