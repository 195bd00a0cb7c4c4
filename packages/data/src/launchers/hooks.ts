import { readHook } from '../swr/readHook.ts';
import {
  getIllustrationProAccountId,
  getIPipelineResponse,
  getLifePortraitsRedirectUrl,
} from './contract.ts';

export const useIllustrationProAccountId = readHook(getIllustrationProAccountId);
export const useIPipelineResponse = readHook(getIPipelineResponse);
export const useLifePortraitsRedirectUrl = readHook(getLifePortraitsRedirectUrl);
