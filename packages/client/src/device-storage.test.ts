import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, findDatabases } from './device-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  deviceStorage.clear();
});

test('an older value does not come back after a reload when the newer one could not be stored [APP-43]', () => {
  deviceStorage.setItem('language', 'hi');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(deviceStorage.setItem('language', 'ml')).toBe(false);
  expect(deviceStorage.getItem('language')).toBe('ml');
  expect(localStorage.getItem('language')).toBeNull();
});

test('a value in memory is stored as soon as there is room, and is listed once [APP-43]', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  deviceStorage.setItem('cart', '1');
  full.mockRestore();
  expect(deviceStorage.keys()).toEqual(['cart']);
  expect(deviceStorage.setItem('cart', '2')).toBe(true);
  expect(deviceStorage.keys()).toEqual(['cart']);
  expect(localStorage.getItem('cart')).toBe('2');
});

test('nothing is left in memory after clearing [APP-43]', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  deviceStorage.setItem('token', 'of-lakshmi');
  expect(deviceStorage.getItem('token')).toBe('of-lakshmi');
  deviceStorage.clear();
  expect(deviceStorage.getItem('token')).toBeNull();
  expect(deviceStorage.keys()).toEqual([]);
});

test('a browser that refuses its databases has none [APP-43]', () => {
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect(findDatabases()).toBeUndefined();
  Reflect.deleteProperty(window, 'indexedDB');
});
