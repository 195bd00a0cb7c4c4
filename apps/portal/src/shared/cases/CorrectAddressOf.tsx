import { useCase } from '@agent-portal/data/cases/desk/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { CorrectAddress, type CorrectAddressProps } from './CorrectAddress.tsx';

export interface CorrectAddressOfProps extends Omit<CorrectAddressProps, 'envelope'> {
  readonly envelopeId: string;
}

/** The form for the address of a case that the page does not have. */
export function CorrectAddressOf({ envelopeId, ...props }: CorrectAddressOfProps) {
  const { data, error } = useCase(envelopeId);
  if (data) return <CorrectAddress envelope={data} {...props} />;
  return error ? (
    <Banner tone="danger">The case could not be loaded. {error.message}</Banner>
  ) : null;
}
