import { Image } from 'bulmatic';

const HILLS =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 16'%3E%3Cpath fill='%23bde0fe' d='M0 0h32v16H0z'/%3E%3Ccircle cx='23' cy='6' r='3' fill='%23ffb703'/%3E%3Cpath fill='%2352b788' d='M0 16 10 5l8 8 5-4 9 7z'/%3E%3C/svg%3E";

export default function ImagePicture() {
  return <Image ratio="2by1" src={HILLS} alt="Hills under a low sun" />;
}
