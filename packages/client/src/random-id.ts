/** 128 random bits. Browsers offer `randomUUID` only over HTTPS, but a laptop in the village may serve plain HTTP. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
