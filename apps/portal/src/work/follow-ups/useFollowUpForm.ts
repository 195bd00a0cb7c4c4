import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useState } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { type About, followUpFormName } from './about.ts';
import type { FollowUpEditorProps } from './FollowUpEditor.tsx';

/** The form of a follow-up. Its code loads when a press is likely. */
export const LazyFollowUpEditor = lazyComponent<FollowUpEditorProps>(
  async () => (await import('./FollowUpEditor.tsx')).FollowUpEditor,
);

/** The open form of a follow-up. One with input from before the session ended opens again. */
export function useFollowUpForm(about: Pick<About, 'subject' | 'key'>) {
  const { user } = useSession();
  const { formDrafts } = usePortal();
  return useState<'follow-up' | 'assign' | undefined>(() => {
    if (formDrafts.has(followUpFormName(about, true), user)) return 'assign';
    return formDrafts.has(followUpFormName(about), user) ? 'follow-up' : undefined;
  });
}
