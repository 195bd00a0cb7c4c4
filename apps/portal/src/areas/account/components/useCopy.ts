import { announce } from '@agent-portal/ui/Announcer';
import { useState } from 'react';

/**
 * Copies a text, and says whether the browser did.
 * @param noun what is copied, in the middle of a sentence: 'the codes'
 */
export function useCopy(text: string, noun: string) {
  const [message, setMessage] = useState('');
  const say = (said: string) => {
    setMessage(said);
    announce(said);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied');
    } catch {
      say(`The portal cannot copy in this browser. Select ${noun} instead.`);
    }
  };
  return { message, copy: () => void copy() };
}
