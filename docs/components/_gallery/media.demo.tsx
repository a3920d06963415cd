import { Image, Media } from 'bulmatic';

const FACE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23ffd166' d='M0 0h16v16H0z'/%3E%3Cpath fill='%23073b4c' d='M5 5h1v2H5zM10 5h1v2h-1zM4 9h8a4 4 0 0 1-8 0z'/%3E%3C/svg%3E";

export default function MediaPicture() {
  return (
    <Media>
      <Media.Left>
        <Image as="p" size="48x48" rounded src={FACE} alt="" />
      </Media.Left>
      <Media.Content>
        <strong>Alma</strong>
        <br />
        See you soon!
      </Media.Content>
    </Media>
  );
}
