import { Button, Buttons, Tag } from 'bulmatic';

export default function GuideMixed() {
  return (
    <div className="box">
      <p className="title is-5">
        Ada{' '}
        <Tag color="success" light>
          Paid
        </Tag>
      </p>
      <Buttons size="small">
        <Button color="link">Write</Button>
        <button type="button" className="button">
          Remove
        </button>
      </Buttons>
    </div>
  );
}
