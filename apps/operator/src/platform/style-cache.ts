// The place for styles that components write at run time. The page's policy allows only styles with its nonce.
import createCache from '@emotion/cache';

/** For styles that a package writes itself. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

export const styleCache = createCache({ key: 'haat', ...(styleNonce && { nonce: styleNonce }) });
