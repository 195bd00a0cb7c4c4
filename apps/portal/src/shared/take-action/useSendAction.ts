import { useTakeAction } from '@agent-portal/data/policies/actions/hooks';
import { useTakeActionWithDocuments } from '@agent-portal/data/policies/uploads/hooks';
import { useState } from 'react';
import type { actionInput } from './actionForm.ts';

/** Sends an action, with or without documents. The state is that of the last try. */
export function useSendAction() {
  const plain = useTakeAction();
  const withDocuments = useTakeActionWithDocuments();
  const [hadFiles, setHadFiles] = useState(false);
  const { isRunning, isForbidden, isMissing, error } = hadFiles ? withDocuments : plain;

  const send = (input: ReturnType<typeof actionInput>, files: readonly File[]) => {
    setHadFiles(files.length > 0);
    return files.length > 0 ? withDocuments.make({ ...input, files }) : plain.make(input);
  };
  const { sent, cancel } = withDocuments;
  return { send, isRunning, isForbidden, isMissing, error, sent, cancel };
}
