// Where the server is. The phone app's page comes from the phone, so its calls and pictures need the server's address.
import { appConfig } from './app-config.ts';

/** The URL of a path on the server: `/api/…` or `/media/…`. In a browser it is the path itself. */
export const atServer = (path: string): string => appConfig.serverUrl + path;
