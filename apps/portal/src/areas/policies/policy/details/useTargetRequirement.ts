import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The id that the hash of an address names. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Brings the requirement that the hash of the address names into sight, with the focus on it.
 * @returns what the element of a requirement gets
 */
export function useTargetRequirement() {
  const { hash, key } = useLocation();
  const target = idOf(hash);
  // The same link pressed again leads there again.
  const arrive = useEffectEvent((_key: string) => {
    const element = target ? document.getElementById(target) : null;
    if (!element?.hasAttribute('data-takes-focus')) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  });
  useEffect(() => arrive(key), [key]);
  return (requirementId: string) => ({
    id: requirementId,
    ...(requirementId === target && { tabIndex: -1, 'data-takes-focus': true }),
  });
}
