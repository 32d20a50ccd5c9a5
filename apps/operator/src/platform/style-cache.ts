// Where the styles that components write at run time go. The page's policy allows only those that carry its nonce.
import createCache from '@emotion/cache';

/** For styles that a package writes by itself. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

export const styleCache = createCache({ key: 'haat', ...(styleNonce && { nonce: styleNonce }) });
