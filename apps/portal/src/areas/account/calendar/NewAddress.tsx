import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useEffect, useRef } from 'react';
import { useCopy } from '../components/useCopy.ts';

/** A new calendar address. It is shown only once. */
export function NewAddress({ address }: { readonly address: string }) {
  const { message, copy } = useCopy(address, 'the address');
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that created it is gone.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <div data-part="address">
      <Banner tone="success">
        Copy the address now. The portal does not show it again. If you lose it, replace it.
      </Banner>
      <TextInput
        label="Calendar address"
        value={address}
        onChange={() => {}}
        readOnly
        translate="no"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div data-part="commands">
        <Button ref={copyButton} variant="primary" onClick={copy}>
          Copy address
        </Button>
        <span>{message}</span>
      </div>
    </div>
  );
}
