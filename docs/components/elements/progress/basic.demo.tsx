import { Progress } from 'bulmatic';

export default function ProgressBasic() {
  return (
    <>
      <Progress aria-label="Upload" color="primary" value={60} max={100} />
      <Progress aria-label="Check" color="info" size="small" />
    </>
  );
}
