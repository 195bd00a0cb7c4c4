import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getDisplay, saveDisplay } from './contract.ts';

export const useDisplaySettings = readHook(getDisplay);
export const useSaveDisplay = changeHook(saveDisplay, { replaces: getDisplay });
