import { announce } from '@agent-portal/ui/Announcer';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';
import { publishBarHeight } from '../publishBarHeight.ts';

const keepOfflineHeight = publishBarHeight<HTMLParagraphElement>('--offline-height');

interface OfflineBannerProps {
  /** An action that failed because there is no network. */
  readonly text?: string | undefined;
}

/** Says that the last call did not reach the carrier, until one does; its code loads before it is needed. */
export function OfflineBanner({ text }: OfflineBannerProps) {
  const { client, notice } = usePortal();
  const isOnline = useStore(client.connection);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    announce(isOnline ? 'You are online again' : 'You seem to be offline', 'online');
    if (isOnline) notice.clear();
  }, [isOnline, notice]);
  useEffect(() => {
    if (!isOnline && text) announce(text);
  }, [isOnline, text]);
  if (isOnline) return null;
  return (
    <p ref={keepOfflineHeight} className="frame-offline">
      <strong>You seem to be offline.</strong>{' '}
      {text ?? 'This page may be out of date. The portal keeps trying to reconnect.'}
    </p>
  );
}
