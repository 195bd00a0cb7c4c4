import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { changePassword, getPassword } from './contract.ts';

export const usePassword = readHook(getPassword);
export const useChangePassword = changeHook(changePassword, { replaces: getPassword });
