import { createContext, useContext } from 'react';
import type { Portal } from './createPortal.ts';

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The portal that a component belongs to: its stores, features and client. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it: see main.tsx.');
  return portal;
}
