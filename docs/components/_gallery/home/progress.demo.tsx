import { Progress } from 'bulmatic';

export default function ProgressPicture() {
  return (
    <>
      <Progress aria-label="Upload" color="primary" value={0.6} />
      <Progress aria-label="Check" color="link" size="small" value={0.3} />
    </>
  );
}
