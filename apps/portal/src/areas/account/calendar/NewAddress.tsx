import { Banner } from '@agent-portal/ui/Banner';
import { CopyButton } from '@agent-portal/ui/CopyButton';
import { Checkbox } from '@agent-portal/ui/Checkbox';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useEffect, useRef, useState } from 'react';

/** A new calendar address. It is shown only once. The address says whether it has birthdays and anniversaries. */
export function NewAddress({ address: plain }: { readonly address: string }) {
  const [hasCelebrations, setHasCelebrations] = useState(false);
  const address = hasCelebrations ? `${plain}?celebrations=yes` : plain;
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
      <Checkbox
        label="Include birthdays and policy anniversaries"
        checked={hasCelebrations}
        onChange={setHasCelebrations}
      />
      <div>
        <CopyButton ref={copyButton} variant="primary" value={address}>
          Copy address
        </CopyButton>
      </div>
    </div>
  );
}
