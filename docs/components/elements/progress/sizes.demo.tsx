import { Progress } from 'bulmatic';

export default function ProgressSizes() {
  return (
    <>
      <Progress aria-label="Small" size="small" value={0.2} />
      <Progress aria-label="No size" value={0.4} />
      <Progress aria-label="Medium" size="medium" value={0.6} />
      <Progress aria-label="Large" size="large" value={0.8} />
    </>
  );
}
