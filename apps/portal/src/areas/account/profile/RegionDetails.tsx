import { useRegionCodeInformation } from '@agent-portal/data/profile/hooks';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

/** The agent's region, and the carrier's office in charge of it (decisions, 3). */
export function RegionDetails({ regionCode }: { readonly regionCode: string }) {
  const { data, error, retry } = useRegionCodeInformation(regionCode);
  return (
    <Card>
      <h2>Region</h2>
      {error && <LoadError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && (
        <DescriptionList
          items={[
            ['Region', `${data.region} (${data.regionCode})`],
            ['Office', data.office],
            ['Phone', <PhoneLink key="phone" phone={data.phone} />],
            ['E-mail', <EmailLink key="e-mail" address={data.email} />],
          ]}
        />
      )}
    </Card>
  );
}
