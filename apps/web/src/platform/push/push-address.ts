/** Where the server sends the messages for this device. */
export type PushAddress =
  | { readonly kind: 'phone'; readonly registrationId: string }
  | {
      readonly kind: 'browser';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    };
