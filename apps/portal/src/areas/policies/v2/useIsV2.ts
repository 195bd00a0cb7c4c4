import { useParams } from 'react-router-dom';

/** Whether a second page of a policy is on screen: its address alone says the policy's status. */
export const useIsV2 = () => useParams()['status'] !== undefined;
