import { type Path, useLocation } from 'react-router-dom';

const isOneNumber = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The address with the carrier's spelling of a number that was typed in another case (decisions, 10).
 * @param typed the number in the address
 * @param own as the carrier has it; undefined until that is known
 * @returns undefined where the address is right as it is
 */
export function useOwnAddress(typed: string, own: string | undefined): Path | undefined {
  const { pathname, search, hash } = useLocation();
  if (own === undefined || own === typed || !isOneNumber(own, typed)) return undefined;
  const parts = pathname.split('/').map((part) => (part === typed ? own : part));
  return { pathname: parts.join('/'), search, hash };
}
