import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.getElementById('haat-config')?.remove();
  vi.resetModules();
});

async function configFrom(settings: object) {
  vi.resetModules();
  const script = document.createElement('script');
  Object.assign(script, {
    type: 'application/json',
    id: 'haat-config',
    textContent: JSON.stringify(settings),
  });
  document.body.append(script);
  return (await import('./app-config.ts')).appConfig;
}

test('a village without contacts and store link does not get those of the demo [DESK-139]', async () => {
  const config = await configFrom({ appName: 'Haatpur', supportPhone: '', supportEmail: '', storeUrl: '' });
  expect(config).toMatchObject({
    appName: 'Haatpur',
    supportPhone: '',
    supportEmail: '',
    storeUrl: `${window.location.origin}/`,
  });
});

test('a village shares the store link of its settings [DESK-139]', async () => {
  const { storeUrl } = await configFrom({ storeUrl: 'https://store.example/haatpur' });
  expect(storeUrl).toBe('https://store.example/haatpur');
});

test('the phone app shares the address of its server, not its own [NATIVE-6]', async () => {
  const { storeUrl } = await configFrom({ storeUrl: '', serverUrl: 'https://haat.example' });
  expect(storeUrl).toBe('https://haat.example/');
});
