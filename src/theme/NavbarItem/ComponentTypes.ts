// The original knows no versions that are builds of their own.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionsNavbarItem from '../../ui/Versions/VersionsNavbarItem.tsx';

export default { ...ComponentTypes, 'custom-versions': VersionsNavbarItem };
