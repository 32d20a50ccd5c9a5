// How much needs a hand now, for the title of the tab and the menu.
import { createContext, useContext } from 'react';

export const NeedNumber = createContext(0);
export const useNeedNumber = (): number => useContext(NeedNumber);
