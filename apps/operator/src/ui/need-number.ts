// How many things need a hand, for the tab's title and the menu.
import { createContext, useContext } from 'react';

export const NeedNumber = createContext(0);
export const useNeedNumber = (): number => useContext(NeedNumber);
