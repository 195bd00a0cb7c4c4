import { useEffect } from 'react';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const withZone = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Reports a value with a time zone to the developers of the app: the field would show the time of another place. */
export function useNoTimeZone(
  component: string,
  label: string,
  value: string | null | undefined,
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !value || !withZone.test(value)) return;
    // oxlint-disable-next-line no-console -- only developers can fix it
    console.error(
      `${component} '${label}': “${value}” has a time zone, which the field does not show. ` +
        'Convert the moment to the time of the reader first.',
    );
  }, [component, label, value]);
}
