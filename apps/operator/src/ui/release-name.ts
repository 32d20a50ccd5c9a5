// Which Haat the server runs, such as 'Haat 0.1.0 (5399e155)', for the foot of the menu.
import { createContext, useContext } from 'react';

export const ReleaseName = createContext('');
export const useReleaseName = (): string => useContext(ReleaseName);
