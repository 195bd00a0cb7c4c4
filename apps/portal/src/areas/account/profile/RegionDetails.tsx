import { useRegionCodeInformation } from '@agent-portal/data/profile/hooks';
import { Card } from '@agent-portal/ui/Card';
import { formatPhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { ListError } from '../../../shared/list/notes/ListError.tsx';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

/** The agent's region, and the carrier's office in charge of it (decisions, 3). */
export function RegionDetails({ regionCode }: { readonly regionCode: string }) {
  const { data, error, retry } = useRegionCodeInformation(regionCode);
  return (
    <Card>
      <h2>Region</h2>
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && (
        <DescriptionList
          pairs={[
            ['Region', `${data.region} (${data.regionCode})`],
            ['Office', data.office],
            [
              'Phone',
              <Link key="phone" href={`tel:+1${data.phone}`}>
                {formatPhone(data.phone)}
              </Link>,
            ],
            [
              'E-mail',
              <Link key="e-mail" href={`mailto:${data.email}`}>
                {data.email}
              </Link>,
            ],
          ]}
        />
      )}
    </Card>
  );
}
