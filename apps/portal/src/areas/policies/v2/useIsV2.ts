import { useParams } from 'react-router-dom';

/** Whether the current page is a second-version policy page. Only their URLs contain the policy status. */
export const useIsV2 = () => useParams()['status'] !== undefined;
