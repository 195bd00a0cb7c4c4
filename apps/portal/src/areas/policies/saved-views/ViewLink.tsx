import { TextInput } from '@agent-portal/ui/TextInput';
import { useEffect, useRef } from 'react';

interface ViewLinkProps {
  readonly name: string;
  readonly href: string;
}

/** The link to a view, to copy manually when the browser blocks copying. */
export function ViewLink({ name, href }: ViewLinkProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <TextInput
      ref={box}
      label={`Link to ${name}`}
      hint="Your browser blocked copying. Press Ctrl+C to copy the link."
      value={href}
      onChange={() => undefined}
      readOnly
    />
  );
}
