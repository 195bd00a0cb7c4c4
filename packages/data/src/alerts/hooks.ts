import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  addDistributionEmail,
  deleteAlertPreferences,
  deleteDistributionEmail,
  getAlertPreferences,
  getDistributionEmails,
  saveAlertPreferences,
  sendTestMessage,
} from './contract.ts';

const preferences = {
  invalidates: ['/API/Alerts/GetAlert'],
  replaces: getAlertPreferences,
} as const;
const emails = {
  invalidates: ['/API/Alerts/GetDistribution'],
  replaces: getDistributionEmails,
} as const;

export const useAlertPreferences = readHook(getAlertPreferences);
export const useSaveAlertPreferences = changeHook(saveAlertPreferences, preferences);
export const useDeleteAlertPreferences = changeHook(deleteAlertPreferences, preferences);

export const useDistributionEmails = readHook(getDistributionEmails);
export const useAddDistributionEmail = changeHook(addDistributionEmail, emails);
export const useDeleteDistributionEmail = changeHook(deleteDistributionEmail, emails);
export const useSendTestMessage = changeHook(sendTestMessage, emails);
