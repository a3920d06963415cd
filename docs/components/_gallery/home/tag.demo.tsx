import { Tag } from 'bulmatic';

export default function TagPicture() {
  return (
    <>
      <Tag color="link" size="medium" mr={2}>
        New
      </Tag>
      <Tag color="danger" light size="medium">
        Sold out
      </Tag>
    </>
  );
}
