import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Reads the requirement ID from the hash of a URL. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls to the requirement in the URL's hash and focuses it.
 * @returns the props for the element of a requirement
 */
export function useTargetRequirement() {
  const { hash, key } = useLocation();
  const target = idOf(hash);
  // A second click on the same link scrolls there again.
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
