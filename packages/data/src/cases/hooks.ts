import { changeHook } from '../swr/changeHook.ts';
import { resendEmail } from './contract.ts';

export const useResendEmail = changeHook(resendEmail, {
  invalidates: ['/API/CaseManagement/', '/API/Business/Today'],
});
